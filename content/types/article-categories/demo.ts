import { type Draft, t } from '../../demo/translated.ts';

export const demoArticleCategories: Draft[] = [
  { slug: 'dvd', title: t('DVD') },
  { slug: 'blu-ray', title: t('Blu-ray', undefined, undefined, undefined, '藍光光碟') },
];
