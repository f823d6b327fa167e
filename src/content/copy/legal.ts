export const legal = {
  lastUpdated: 'Last updated',
  contents: 'Contents',
  backToHome: 'Back to Home',
} as const;
