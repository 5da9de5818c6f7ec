import { Body, Container, Head, Heading, Hr, Html, Link, Preview, Text } from '@react-email/components';
import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';
import type { ReactNode } from 'react';

// Mail programs know no custom properties and little of OKLCH, so the shop's colours stand here in hex.
const INK = '#14151d';
const MUTED = '#5b5c66';
const PAPER = '#fafaf7';
const HAIRLINE = '#d9d9dc';
const SANS = "'Instrument Sans', -apple-system, 'Segoe UI', 'Hiragino Sans', 'Noto Sans CJK TC', sans-serif";
const MONO = "'Geist Mono', ui-monospace, 'SF Mono', Consolas, monospace";

/**
 * The frame of every mail: name, heading, what the mail says, and where it comes from.
 * @param preview the line that mail programs show beside the subject
 * @param home the shop's first page in the reader's language, linked from the name
 */
export function MailLayout(props: {
  locale: Locale;
  preview: string;
  title: string;
  home: string;
  footer: ReactNode;
  children: ReactNode;
}) {
  return (
    <Html lang={LANGUAGES[props.locale].tag}>
      <Head>
        <meta name="color-scheme" content="light" />
      </Head>
      <Body style={{ margin: 0, backgroundColor: PAPER, color: INK, fontFamily: SANS }}>
        <Preview>{props.preview}</Preview>
        <Container style={{ maxWidth: 560, padding: '40px 24px' }}>
          <Link href={props.home} style={{ color: INK, fontSize: 18, fontWeight: 600 }}>
            Spindle
          </Link>
          <Heading
            as="h1"
            style={{ margin: '32px 0 16px', fontSize: 28, lineHeight: '34px', fontWeight: 600 }}
          >
            {props.title}
          </Heading>
          {props.children}
          <Hr style={{ margin: '32px 0 16px', borderColor: HAIRLINE }} />
          <Text style={{ margin: 0, color: MUTED, fontSize: 13, lineHeight: '20px' }}>{props.footer}</Text>
        </Container>
      </Body>
    </Html>
  );
}

export function MailText({ children, quiet }: { children: ReactNode; quiet?: boolean }) {
  return (
    <Text style={{ margin: '0 0 16px', fontSize: 16, lineHeight: '26px', color: quiet ? MUTED : INK }}>
      {children}
    </Text>
  );
}

/** What is typed or copied: a code, a licence key, an order number. */
export function MailCode({ children }: { children: ReactNode }) {
  return (
    <Text
      style={{
        margin: '0 0 24px',
        padding: '16px 20px',
        border: `1px solid ${HAIRLINE}`,
        borderRadius: 14,
        backgroundColor: '#ffffff',
        fontFamily: MONO,
        fontSize: 24,
        lineHeight: '32px',
        letterSpacing: 2,
      }}
    >
      {children}
    </Text>
  );
}

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Text style={{ margin: '0 0 24px' }}>
      <Link
        href={href}
        style={{
          display: 'inline-block',
          padding: '12px 24px',
          borderRadius: 999,
          backgroundColor: INK,
          color: PAPER,
          fontSize: 16,
          fontWeight: 600,
        }}
      >
        {children}
      </Link>
    </Text>
  );
}
