import type { ComponentType } from 'react';
import { BeforeAfter } from './BeforeAfter.tsx';
import type { BlockName, BlockProps } from './block-props.ts';
import { CallOut } from './CallOut.tsx';
import { Changelog } from './Changelog.tsx';
import { ClosingBand } from './ClosingBand.tsx';
import { Comparison } from './Comparison.tsx';
import { Contents } from './Contents.tsx';
import { CookieTable } from './CookieTable.tsx';
import { Countdown } from './Countdown.tsx';
import { DarkBand } from './DarkBand.tsx';
import { DiscSupport } from './DiscSupport.tsx';
import { Download } from './Download.tsx';
import { Facts } from './Facts.tsx';
import { Faq } from './Faq.tsx';
import { FeatureList } from './FeatureList.tsx';
import { FigureBlock } from './Figure.tsx';
import { Gallery } from './Gallery.tsx';
import { Hero } from './Hero.tsx';
import { HotBundles } from './HotBundles.tsx';
import { MediaText } from './MediaText.tsx';
import { Plans } from './Plans.tsx';
import { Press } from './Press.tsx';
import { ProductHero } from './ProductHero.tsx';
import { ProductList } from './ProductList.tsx';
import { QuietSentence } from './QuietSentence.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { Reviews } from './Reviews.tsx';
import { RichText } from './RichText.tsx';
import { SizeChart } from './SizeChart.tsx';
import { Steps } from './Steps.tsx';
import { SystemRequirements } from './SystemRequirements.tsx';
import { TrustBar } from './TrustBar.tsx';
import { Video } from './Video.tsx';

/** The component of each kind of block. A new kind is one file and one line here. */
export const blockComponents: { readonly [Name in BlockName]: ComponentType<BlockProps<Name>> } = {
  'blocks.hero': Hero,
  'blocks.product-list': ProductList,
  'blocks.product-hero': ProductHero,
  'blocks.steps': Steps,
  'blocks.dark-band': DarkBand,
  'blocks.comparison': Comparison,
  'blocks.facts': Facts,
  'blocks.faq': Faq,
  'blocks.plans': Plans,
  'blocks.rich-text': RichText,
  'blocks.hot-bundles': HotBundles,
  'blocks.before-after': BeforeAfter,
  'blocks.size-chart': SizeChart,
  'blocks.figure': FigureBlock,
  'blocks.quiet-sentence': QuietSentence,
  'blocks.closing-band': ClosingBand,
  'blocks.trust-bar': TrustBar,
  'blocks.feature-list': FeatureList,
  'blocks.media-text': MediaText,
  'blocks.disc-support': DiscSupport,
  'blocks.system-requirements': SystemRequirements,
  'blocks.call-out': CallOut,
  'blocks.gallery': Gallery,
  'blocks.video': Video,
  'blocks.download': Download,
  'blocks.changelog': Changelog,
  'blocks.reviews': Reviews,
  'blocks.press': Press,
  'blocks.contents': Contents,
  'blocks.related-products': RelatedProducts,
  'blocks.countdown': Countdown,
  'blocks.cookie-table': CookieTable,
};
