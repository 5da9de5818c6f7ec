/** What is shared. */
export interface Shared {
  /** Absolute, and without a query: what is in a page's own address belongs to its visitor. */
  url: string;
  title: string;
  /** The absolute address of the page's picture. */
  picture: string;
}

interface Network {
  /** As the network writes it; undefined for mail, which has a translated name. */
  name?: string;
  link(shared: Shared): string;
}

const link = (address: string, query: Readonly<Record<string, string>>) =>
  // Mail programs and messengers show a plus as a plus.
  `${address}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;

/** Where a page can be shared, in the order of the links. Plain links: our pages contain nothing of a network. */
const NETWORKS = {
  facebook: {
    name: 'Facebook',
    link: ({ url }) => link('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  x: { name: 'X', link: ({ url, title }) => link('https://x.com/intent/post', { url, text: title }) },
  reddit: { name: 'Reddit', link: ({ url, title }) => link('https://www.reddit.com/submit', { url, title }) },
  pinterest: {
    name: 'Pinterest',
    link: ({ url, title, picture }) =>
      link('https://www.pinterest.com/pin/create/button/', { url, media: picture, description: title }),
  },
  linkedin: {
    name: 'LinkedIn',
    link: ({ url }) => link('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  whatsapp: {
    name: 'WhatsApp',
    link: ({ url, title }) => link('https://api.whatsapp.com/send', { text: `${title} ${url}` }),
  },
  telegram: {
    name: 'Telegram',
    link: ({ url, title }) => link('https://t.me/share/url', { url, text: title }),
  },
  line: {
    name: 'LINE',
    link: ({ url, title }) => link('https://social-plugins.line.me/lineit/share', { url, text: title }),
  },
  email: { link: ({ url, title }) => link('mailto:', { subject: title, body: url }) },
} as const satisfies Record<string, Network>;

export type ShareNetwork = keyof typeof NETWORKS;

export const SHARE_NETWORKS = Object.keys(NETWORKS) as readonly ShareNetwork[];

/**
 * The name of a network, and the link that shares something there.
 * @param network one of `SHARE_NETWORKS`
 * @returns `name` is undefined for mail, which is not a network
 * @throws for any other (spec §8)
 */
export function shareOn(network: string, shared: Shared): { name: string | undefined; href: string } {
  const found: Network | undefined = Object.hasOwn(NETWORKS, network)
    ? NETWORKS[network as ShareNetwork]
    : undefined;
  if (!found) throw new Error(`Network ${network} does not exist`);
  return { name: found.name, href: found.link(shared) };
}
