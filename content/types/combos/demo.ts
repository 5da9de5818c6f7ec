import { type DemoIds, type Draft, type Translated, t } from '../../demo/translated.ts';
import { demoPids, demoProduct } from '../products/demo-pids.ts';
import { PITCHES } from '../products/demo-pitches.ts';

const BUNDLES: readonly (readonly [slug: string, badge: Translated])[] = [
  ['spindle_x', t('6 in one program', '6 in einem Programm', '6つを1つに', '6 en un logiciel', '六款合一')],
  ['spindle_ultimate', t('6 programs', '6 Programme', '6つのソフト', '6 logiciels', '6 款程式')],
  ['complete_bundle', t('7 programs', '7 Programme', '7つのソフト', '7 logiciels', '7 款程式')],
];

export const demoCombos = (id: DemoIds): Draft[] =>
  BUNDLES.map(([slug, badge], index) => ({
    slug,
    title: t(demoProduct(slug).shortName),
    text: PITCHES[slug],
    badge,
    product: demoPids(slug).map((pid) => id(pid)),
    position: (index + 1) * 10,
  }));
