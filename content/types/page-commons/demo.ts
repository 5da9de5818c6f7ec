import { type Draft, t } from '../../demo/translated.ts';

export const demoCommons: Draft = {
  headerBanner: {
    enabled: true,
    text: t(
      'Try every tool free for 30 days.',
      '30 Tage kostenlos testen.',
      'すべてのツールを30日間無料で。',
      '30 jours d’essai gratuit.',
      '每款工具皆可免費試用 30 天。',
    ),
    linkLabel: t('See the tools', 'Zu den Werkzeugen', 'ツールを見る', 'Voir les outils', '查看工具'),
    link: '/store',
  },
};
