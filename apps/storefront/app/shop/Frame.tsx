import type { Footer as FooterContent } from '@spindle/content/types/footer/schema.ts';
import type { Navigation } from '@spindle/content/types/main-nav-pcs/schema.ts';
import type { Commons } from '@spindle/content/types/page-commons/schema.ts';
import type { ReactNode } from 'react';
import { SkipLink } from '../ui/SkipLink.tsx';
import { useWords } from '../words.ts';
import { Footer } from './Footer.tsx';
import { HeaderBanner } from './HeaderBanner.tsx';
import type { FrameViewer } from './MemberLink.tsx';
import { NavBar } from './NavBar.tsx';

/** What editors put around every page. A part that can't be loaded is left out; the page is still shown. */
export interface FrameContent {
  navigation: Navigation | undefined;
  footer: FooterContent | undefined;
  commons: Commons | undefined;
}

/** The default layout: banner, navigation, the page, footer, back to top. */
export function Frame(props: { content: FrameContent; viewer?: FrameViewer; children: ReactNode }) {
  const { content, viewer = 'unknown', children } = props;
  const words = useWords('frame');
  return (
    <>
      <SkipLink label={words('skipToContent')} />
      {content.commons?.headerBanner && <HeaderBanner banner={content.commons.headerBanner} />}
      <NavBar navigation={content.navigation} viewer={viewer} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer footer={content.footer} viewer={viewer} />
    </>
  );
}
