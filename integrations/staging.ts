/** Whether the build is a staging site, which search engines leave out: `SITE_STAGING=1`. */
export function readStaging(environment: NodeJS.ProcessEnv = process.env): boolean {
  const value = environment.SITE_STAGING ?? '';
  if (!['', '0', '1'].includes(value)) {
    throw new Error(`SITE_STAGING is '${value}'; allowed: 1 for a staging site, else nothing.`);
  }
  return value === '1';
}
