import { type Draft, t } from '../../demo/translated.ts';

export const demoCommons: Draft = {
  headerBanner: {
    enabled: true,
    text: t(
      'Try every tool free for 30 days.',
      'Jedes Werkzeug 30 Tage kostenlos testen.',
      'すべてのツールを30日間無料で。',
      'Essayez chaque outil gratuitement pendant 30 jours.',
      '每款工具皆可免費試用 30 天。',
    ),
    linkLabel: t('See the tools', 'Die Werkzeuge ansehen', 'ツールを見る', 'Voir les outils', '查看工具'),
    link: '/#tools',
  },
};
