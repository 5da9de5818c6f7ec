import { BlockList } from '../blocks/BlockList.tsx';
import { useLinks, usePageState } from '../page-state.ts';
import { Recommendations } from '../recommendations/Recommendations.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Container } from '../ui/Section.tsx';
import { useWords } from '../words.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { UninstallPage } from './load-uninstall.ts';
import { TextHead } from './TextHead.tsx';
import { TextLayout } from './TextLayout.tsx';

/** A page about something that visitors ask for: what it is, and the ways to it. */
export function ServiceScreen({ page, selling, steps, contents, recommended }: UninstallPage) {
  const { supportEmail } = usePageState();
  const links = useLinks();
  const words = useWords('pages');
  const subject = encodeURIComponent(page.title);
  return (
    <>
      <Breadcrumbs steps={steps} />
      <TextHead title={page.title} summary={page.summary}>
        <p className="max-w-[36rem]">{words('service.byMail', { email: supportEmail })}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={`mailto:${supportEmail}?subject=${subject}`}>{words('service.write')}</ButtonLink>
          <ButtonLink href={links.member('my_products')} look="outline">
            {words('service.account')}
          </ButtonLink>
        </p>
      </TextHead>
      {page.blocks.length > 0 && (
        <TextLayout contents={contents}>
          <BlockList blocks={page.blocks} selling={selling} below />
        </TextLayout>
      )}
      {recommended && (
        <Container className="recommended-last">
          <Recommendations recommended={recommended} />
        </Container>
      )}
    </>
  );
}
