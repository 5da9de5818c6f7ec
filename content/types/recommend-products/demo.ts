import { type DemoIds, type Draft, t } from '../../demo/translated.ts';
import { demoPid } from '../products/demo-pids.ts';
import { PITCHES } from '../products/demo-pitches.ts';

export const demoRecommendations = (id: DemoIds): Draft[] => {
  const items = (...slugs: string[]) =>
    slugs.map((slug) => ({ product: id(demoPid(slug)), text: PITCHES[slug] }));
  const bundles = items('spindle_x', 'spindle_ultimate', 'complete_bundle');
  return [
    {
      place: 'not_found',
      title: t('Hot Bundles', 'Günstige Pakete', 'お得なセット', 'Packs avantageux', '超值組合'),
      items: bundles,
    },
    {
      place: 'thank_you',
      title: t(
        'For your other discs',
        'Für Ihre anderen Discs',
        'ほかのディスクにも',
        'Pour vos autres disques',
        '您的其他光碟',
      ),
      items: items('dvd_creator', 'blu_ray_ripper', 'ai_suite'),
    },
    {
      place: 'member',
      title: t(
        'Not in your account yet',
        'Noch nicht in Ihrem Konto',
        'まだお持ちでない製品',
        'Pas encore dans votre compte',
        '您尚未擁有的產品',
      ),
      items: items('spindle_ultimate', 'ai_suite', 'spindle_player'),
    },
    {
      place: 'article',
      title: t('The tool for it', 'Das Werkzeug dafür', 'この記事のツール', 'L’outil qu’il faut', '適用工具'),
      items: items(
        'dvd_ripper',
        'dvd_copy',
        'dvd_creator',
        'blu_ray_ripper',
        'blu_ray_copy',
        'blu_ray_creator',
        'ai_suite',
      ),
    },
    {
      place: 'help',
      title: t('The programs', 'Die Programme', '製品', 'Les logiciels', '軟體'),
      items: items('dvd_ripper', 'dvd_copy', 'blu_ray_ripper'),
    },
    {
      place: 'uninstall',
      title: t(
        'Perhaps one of these',
        'Vielleicht passt eines davon',
        'こちらはいかがですか',
        'Peut-être l’un de ceux-ci',
        '或許適合您',
      ),
      items: items('dvd_copy', 'spindle_player'),
    },
  ];
};
