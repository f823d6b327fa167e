/*
 * What guards an island until it runs. It stands in the page itself: it must know what a visitor
 * did before any file came, and speak up when none comes.
 */
import { watchBillingPeriod } from './billing';
import { watchCalculator } from './calculator';
import { revealFocusedIsland, watchIslands } from './islands';

watchIslands();
revealFocusedIsland();
watchCalculator();
watchBillingPeriod();
