import type { DemoIds, Draft } from '../../demo/translated.ts';

/** The demo catalogue has no bundles yet. */
export const demoCombos = (_id: DemoIds): Draft[] => [];
