import { type Draft, t } from '../../demo/translated.ts';

export const demoCommons: Draft = {
  headerBanner: {
    enabled: true,
    text: t(
      'Try Spindle free for 30 days.',
      '30 Tage kostenlos testen.',
      '30日間無料でお試しください。',
      '30 jours d’essai gratuit.',
      '免費試用 30 天。',
    ),
    linkLabel: t('See the tools', 'Zu den Werkzeugen', 'ツールを見る', 'Voir les outils', '查看工具'),
    link: '/store',
  },
};
