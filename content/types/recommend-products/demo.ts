import { type DemoIds, type Draft, t } from '../../demo/translated.ts';

const DVD_TEXT = t(
  'Files from the DVDs you own.',
  'Dateien aus Ihren eigenen DVDs.',
  'お持ちのDVDをファイルに。',
  'Des fichiers à partir de vos DVD.',
  '把您的 DVD 存成檔案。',
);
const BLU_RAY_TEXT = t(
  '1080p, lossless or small.',
  '1080p, verlustfrei oder klein.',
  '1080pをロスレスでも、小さなサイズでも。',
  'Le 1080p, sans perte ou compact.',
  '1080p，無損或小檔皆可。',
);

export const demoRecommendations = (id: DemoIds): Draft[] => {
  const items = [
    { product: id('643'), text: DVD_TEXT },
    { product: id('646'), text: BLU_RAY_TEXT },
  ];
  return [
    {
      place: 'not_found',
      title: t('Hot Bundles', 'Beliebte Programme', '人気の製品', 'Les plus demandés', '熱門產品'),
      items,
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
      items,
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
      items,
    },
    {
      place: 'article',
      title: t('The tool for it', 'Das Werkzeug dafür', 'この記事のツール', 'L’outil qu’il faut', '適用工具'),
      items,
    },
    {
      place: 'help',
      title: t('The programs', 'Die Programme', '製品', 'Les logiciels', '軟體'),
      items,
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
      items,
    },
  ];
};
