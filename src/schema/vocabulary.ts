/* The specification fixes the first three lists (sections 3 and 9). */

export const industries = [
  'B2B SaaS',
  'E-commerce',
  'Professional Services',
  'Fintech',
  'Healthcare',
  'Manufacturing',
  'Real Estate',
] as const;

export const serviceTypes = [
  'Lead Generation',
  'Sales Automation',
  'Pipeline Optimization',
  'Revenue Growth',
  'Customer Acquisition',
] as const;

export const durations = [
  '60 days',
  '75 days',
  '90 days',
  '120 days',
  '150 days',
  '180 days',
] as const;

export const stages = [
  'listed',
  'replied',
  'qualified',
  'booked',
  'held',
  'opened',
  'won',
] as const;

export const leadStates = ['qualified', 'booked', 'missed', 'held'] as const;

/** Icons of Lucide that metrics may have. */
export const metricIcons = [
  'Calendar',
  'Clock',
  'DollarSign',
  'Flag',
  'Handshake',
  'Hourglass',
  'Mail',
  'Percent',
  'Target',
  'TrendingDown',
  'TrendingUp',
  'Users',
] as const;

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;

/** Views in `outcomes.svg`. */
export const outcomeDrawings = ['opportunities', 'autopilot', 'time', 'growth'] as const;

export type Industry = (typeof industries)[number];
export type MetricIcon = (typeof metricIcons)[number];
export type Weekday = (typeof weekdays)[number];
