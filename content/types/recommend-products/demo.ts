import { type DemoIds, type Draft, type Translated, t } from '../../demo/translated.ts';
import { demoPid } from '../products/demo-pids.ts';
import { PITCHES } from '../products/demo-pitches.ts';

const BADGES: Readonly<Record<string, Translated>> = {
  spindle_ultimate: t('6 programs', '6 Programme', '6つのソフト', '6 logiciels', '6 款程式'),
  spindle_player: t('Free', 'Kostenlos', '無料', 'Gratuit', '免費'),
};

export const demoRecommendations = (id: DemoIds): Draft[] => {
  const items = (...slugs: string[]) =>
    slugs.map((slug) => ({ product: id(demoPid(slug)), text: PITCHES[slug], badge: BADGES[slug] }));
  return [
    {
      place: 'not_found',
      title: t(
        'Or one program alone',
        'Oder nur ein Programm',
        '1本だけでも',
        'Ou un seul logiciel',
        '也可只選一款',
      ),
      items: items('dvd_ripper', 'blu_ray_ripper', 'ai_suite'),
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
      title: t(
        'Tools for your discs',
        'Werkzeuge für Ihre Discs',
        'お手持ちのディスクに',
        'Des outils pour vos disques',
        '處理光碟的工具',
      ),
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
