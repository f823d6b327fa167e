import { loadContent } from './read-content';

/** What the site says, checked, with the facts filled in. */
export const content = await loadContent();

const { legalName, address } = content.site;

export const legalNameAndAddress = [legalName, address].filter(Boolean).join(', ');
