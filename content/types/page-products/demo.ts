import { type DemoText, readDemoText } from '../../demo/read-text.ts';
import { type DemoIds, type Draft, type Translated, t } from '../../demo/translated.ts';
import { demoPid, demoPids, demoProduct } from '../products/demo-pids.ts';
import { LAYOUTS, type Part } from './demo-layouts.ts';
import { COMPUTER_ROWS, RELATED, requirementsOf, VERSION } from './demo-words.ts';

/** The words are in `demo/texts/page-products/<slug>.<locale>.md`, and the order of the blocks in `demo-layouts.ts`. */
export function demoProductPages(id: DemoIds): Promise<Draft[]> {
  return Promise.all(
    Object.entries(LAYOUTS).map(async ([slug, parts]) => {
      const text = await readDemoText('page-products', slug);
      return {
        slug,
        title: text.words.title,
        product: demoPids(slug).map((pid) => id(pid)),
        urlType: 'page',
        articleInfoLevel: 0,
        system: 'all',
        seo: { metaDescription: text.words.description },
        blocks: parts.map((part) => block(slug, part, text, id)),
      };
    }),
  );
}

/** A row of the text: a label, then its values. */
type Row = readonly [label: Translated, ...values: Translated[]];

/** A step of the text, and the list in its window if it has one. */
interface Step {
  title: Translated;
  text: Translated;
  sheet?: {
    title: Translated;
    rows: readonly (readonly [label: Translated, value: Translated, amount?: number])[];
    total?: readonly [label: Translated, value: Translated];
    whole?: number;
  };
}

function block(slug: string, part: Part, { words, body, questions }: DemoText, id: DemoIds): Draft {
  const { productLine, shortName, version, contents = [], free } = demoProduct(slug);
  const products = demoPids(slug).map((pid) => id(pid));
  const of = (name: string) => words[name] as Draft;
  const rowsOf = (name: string, rows = 'rows') => of(name)[rows] as readonly Row[];
  if (typeof part === 'object') {
    if ('steps' in part) return stepsBlock(of('steps'), part.steps, productLine);
    if ('before' in part) return { blockType: 'before-after', change: part.before, ...of('before') };
    const captions = rowsOf('band', 'captions').map(fact);
    return { blockType: 'dark-band', drawing: part.band, ...of('band'), captions };
  }
  switch (part) {
    case 'hero': {
      const facts = [...rowsOf('hero', 'facts').map(fact), { label: VERSION, value: t(version) }];
      return { blockType: 'product-hero', ...of('hero'), products, facts };
    }
    case 'sentence':
      return { blockType: 'quiet-sentence', ...of('sentence') };
    case 'sizes':
      return { blockType: 'size-chart', ...of('sizes') };
    case 'compare': {
      const names = of('compare').columns as Translated[];
      const columns = names.map((value) => ({ value }));
      const rows = rowsOf('compare').map(([label, ...values]) => ({
        label,
        values: values.map((value) => ({ value })),
      }));
      // If the page's own product is one of the columns, that one stands out.
      const own = Math.max(1, 1 + names.findIndex(({ words }) => words.en === shortName));
      return { blockType: 'comparison', anchorId: 'compare', ...of('compare'), columns, own, rows };
    }
    case 'contents': {
      const texts = of('contents').items as Translated[];
      const items = contents.map((tool, index) => ({ product: id(demoPid(tool)), text: texts[index] }));
      return { blockType: 'product-list', anchorId: 'contents', ...of('contents'), items };
    }
    case 'formats': {
      const elsewhere = free || words.requirements !== undefined;
      const rows = [...rowsOf('formats').map(fact), ...(elsewhere ? [] : COMPUTER_ROWS)];
      return { blockType: 'facts', anchorId: 'specifications', ...of('formats'), rows };
    }
    case 'discs': {
      const reads = rowsOf('discs', 'reads').map(([name, value], index) => ({
        line: index === 0 ? productLine : 'suite',
        name,
        value,
      }));
      const writes = rowsOf('discs', 'writes').map(fact);
      return { blockType: 'disc-support', anchorId: 'specifications', ...of('discs'), reads, writes };
    }
    case 'requirements':
      return { blockType: 'system-requirements', ...requirementsOf(slug, rowsOf('requirements').map(fact)) };
    case 'text':
      return { blockType: 'rich-text', body };
    case 'faq':
      return { blockType: 'faq', anchorId: 'faq', ...questions };
    case 'related':
      return { blockType: 'related-products', title: RELATED };
    case 'closing':
      return { blockType: 'closing-band', ...of('closing'), products, disc: productLine };
  }
}

function fact([label, value]: Row): Draft {
  return { label, value };
}

function stepsBlock(words: Draft, windows: readonly string[], line: string): Draft {
  const steps = (words.steps as Step[]).map(({ title, text, sheet }, index) => ({
    title,
    text,
    window: windows[index],
    ...(sheet && {
      sheet: {
        title: sheet.title,
        rows: sheet.rows.map(([label, value, amount]) => ({ label, value, amount })),
        totalLabel: sheet.total?.[0],
        totalValue: sheet.total?.[1],
        whole: sheet.whole,
      },
    }),
  }));
  return { blockType: 'steps', anchorId: 'how-it-works', ...words, line, steps };
}
