/**
 * Facts that only you know. Each fills its name, such as `{callLength}`, in the copy. If it is
 * empty, that sentence is left out and the launch check reminds you.
 */
export const company: {
  /** How long the discovery call takes: '30 minutes'. */
  callLength: string;
  /** Who takes the call: 'one of our two founders'. */
  callHost: string;
  /** How many clients the average results come from, and when: '41 clients, 2024 to 2026'. */
  clientsCounted: string;
  /** Whose domains the messages are sent from: 'separate domains that we set up for you'. */
  sendingDomains: string;
  /** What you do if leads are missing: 'We add the missing leads to the next month.' */
  monthFallsShort: string;
} = {
  callLength: '',
  callHost: '',
  clientsCounted: '',
  sendingDomains: '',
  monthFallsShort: '',
};
