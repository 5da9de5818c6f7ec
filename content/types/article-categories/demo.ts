import { type Draft, t } from '../../demo/translated.ts';

export const demoArticleCategories: Draft[] = [
  { slug: 'dvd', title: t('DVD') },
  { slug: 'blu-ray', title: t('Blu-ray', 'Blu-ray', 'Blu-ray', 'Blu-ray', '藍光光碟') },
  { slug: '4k-uhd', title: t('4K UHD') },
  { slug: 'others', title: t('Beyond discs', 'Rund um Discs', 'その他', 'Autour des disques', '其他主題') },
];
