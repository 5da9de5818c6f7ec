import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { BlockList } from '../blocks/BlockList.tsx';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { loadPage } from './load-page.ts';
import { plainPage } from './load-plain.ts';
import styles from './sheets/text.css?url';

export const handle = { hydrate: false, pageType: 'store', query: ['coupon', 'discount'] };

export async function loader({ context }: LoaderFunctionArgs) {
  const shown = await loadPage(context, 'page-store');
  return { ...shown, ...plainPage(context, shown.page, undefined) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

/** Everything that is sold. */
export default function Store() {
  const { page, selling, steps } = useLoaderData<typeof loader>();
  return (
    <>
      <Stylesheet href={styles} />
      <Breadcrumbs steps={steps} />
      <Container>
        <header className="text-head">
          <h1 className="title">{unbroken(page.title)}</h1>
          {page.seo.metaDescription && (
            <p className="text-lead text-muted">{unbroken(page.seo.metaDescription)}</p>
          )}
        </header>
      </Container>
      <BlockList blocks={page.blocks} selling={selling} below />
    </>
  );
}
