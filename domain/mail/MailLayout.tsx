import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';
import type { ReactNode } from 'react';
import type { MailShop } from './mail-shop.ts';

// Mail programs do not support custom properties, and hardly OKLCH, so the shop's colours are in hex here.
const LIGHT = { ink: '#14161d', muted: '#585a63', paper: '#fafaf7', card: '#ffffff', hairline: '#d9d9dc' };
const DARK = { ink: '#f0eee7', muted: '#a8aab4', paper: '#0d0f16', card: '#171922', hairline: '#313337' };
// No font for a single script comes before `sans-serif`: its quotation marks would be used in all others.
const SANS = "'Instrument Sans', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const MONO = "'Geist Mono', ui-monospace, 'SF Mono', Consolas, monospace";

// The light version is in attributes, which every mail program reads. A style sheet overrides them only with `!important`;
// where it is not read, the light version stays.
const STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (min-width: 480px) { .mail-key { font-size: 20px !important; } }
@media (prefers-color-scheme: dark) {
  .mail, .mail td { color: ${DARK.ink} !important; background-color: ${DARK.paper} !important; }
  .mail-ink { color: ${DARK.ink} !important; }
  .mail-muted { color: ${DARK.muted} !important; }
  .mail-code { color: ${DARK.ink} !important; background-color: ${DARK.card} !important; }
  .mail-code, .mail-rule { border-color: ${DARK.hairline} !important; }
  .mail-button { color: ${DARK.paper} !important; background-color: ${DARK.ink} !important; }
}`;

/**
 * The frame of every mail: name, heading, content, and where the mail comes from.
 * @param preview the line that mail programs show beside the subject
 * @param shop its name is at the top and leads to its first page
 */
export function MailLayout(props: {
  locale: Locale;
  preview: string;
  title: string;
  shop: MailShop;
  footer: ReactNode;
  children: ReactNode;
}) {
  return (
    <Html lang={LANGUAGES[props.locale].tag}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{props.title}</title>
        <style>{STYLES}</style>
      </Head>
      <Body
        className="mail"
        style={{ margin: 0, backgroundColor: LIGHT.paper, color: LIGHT.ink, fontFamily: SANS }}
      >
        <Preview>{props.preview}</Preview>
        <Container style={{ maxWidth: 560, padding: '40px 20px' }}>
          <Link
            href={props.shop.home}
            className="mail-ink"
            style={{ color: LIGHT.ink, fontSize: 18, fontWeight: 600 }}
          >
            {props.shop.name}
          </Link>
          <Heading
            as="h1"
            className="mail-ink"
            style={{ margin: '32px 0 16px', fontSize: 28, lineHeight: '34px', fontWeight: 600 }}
          >
            {props.title}
          </Heading>
          {props.children}
          <Hr className="mail-rule" style={{ margin: '32px 0 16px', borderColor: LIGHT.hairline }} />
          <Text
            className="mail-muted"
            style={{ margin: 0, color: LIGHT.muted, fontSize: 13, lineHeight: '20px' }}
          >
            {props.footer}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** The name of what is below it, in a mail about several things. */
export function MailHeading({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h2"
      className="mail-ink"
      style={{ margin: '32px 0 4px', fontSize: 20, lineHeight: '26px', fontWeight: 600, color: LIGHT.ink }}
    >
      {children}
    </Heading>
  );
}

export function MailText({ children, quiet }: { children: ReactNode; quiet?: boolean }) {
  return (
    <Text
      className={quiet ? 'mail-muted' : 'mail-ink'}
      style={{
        margin: '0 0 16px',
        fontSize: 16,
        lineHeight: '26px',
        color: quiet ? LIGHT.muted : LIGHT.ink,
      }}
    >
      {children}
    </Text>
  );
}

/**
 * A sentence with an address in it, as a link: mail programs do not agree on whether an address in plain text is one.
 * @param href the address; a sentence without it stays as it is
 */
export function linked(text: string, href: string): ReactNode {
  const [before, after] = text.split(href);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <Link
        href={href}
        className="mail-ink"
        style={{ color: LIGHT.ink, textDecoration: 'underline', overflowWrap: 'anywhere' }}
      >
        {href}
      </Link>
      {after}
    </>
  );
}

const codeStyle = {
  margin: '0 0 24px',
  border: `1px solid ${LIGHT.hairline}`,
  borderRadius: 14,
  backgroundColor: LIGHT.card,
  color: LIGHT.ink,
  fontFamily: MONO,
  lineHeight: '32px',
};

/** A few digits that are typed elsewhere. */
export function MailCode({ children }: { children: ReactNode }) {
  return (
    <Text
      className="mail-code"
      style={{ ...codeStyle, padding: '16px 20px', fontSize: 24, letterSpacing: 2 }}
    >
      {children}
    </Text>
  );
}

/** A licence key, which is copied as a whole: its 29 characters stay on one line, on a phone as well. */
export function MailKey({ children }: { children: ReactNode }) {
  return (
    <Text
      className="mail-code mail-key"
      style={{ ...codeStyle, padding: '14px 12px', fontSize: 15, whiteSpace: 'nowrap' }}
    >
      {children}
    </Text>
  );
}

/** The purpose of the mail: at most one button in a mail. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Text style={{ margin: '0 0 24px' }}>
      <Link
        href={href}
        className="mail-button"
        style={{
          display: 'inline-block',
          padding: '12px 24px',
          borderRadius: 24,
          backgroundColor: LIGHT.ink,
          color: LIGHT.paper,
          fontSize: 16,
          fontWeight: 600,
          textAlign: 'center',
        }}
      >
        {children}
      </Link>
    </Text>
  );
}

/** Something else that can be done, on a line of its own. */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <MailText>
      <Link href={href} className="mail-ink" style={{ color: LIGHT.ink, textDecoration: 'underline' }}>
        {children}
      </Link>
    </MailText>
  );
}
