import { z } from 'astro/zod';
import { text } from './fields.ts';

const isOrigin = (value: string) =>
  value.startsWith('https://') && URL.parse(value)?.origin === value;

export const identitySchema = z.strictObject({
  brand: text(2, 30, 'The name of the company.'),
  origin: z.string().refine(isOrigin, {
    error: 'allowed: "https://" and the domain, without a slash at the end',
  }),
  email: z.email({ error: 'allowed: an email address' }),
  schedulingPage: z.url({
    protocol: /^https$/,
    error: 'allowed: an address that begins with "https://"',
  }),
  tagline: text(10, 80, 'The company in one line.'),
});
