/** Where a player comes from: the shop itself, or a host that the content security policy allows in a frame. */
export type VideoSource = { kind: 'file'; src: string } | { kind: 'frame'; host: string; src: string };

/** Hosts whose players may be framed, once a visitor has asked for the film. */
export const PLAYER_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

const YOUTUBE =
  /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/(?:watch\?v=|embed\/)|youtu\.be\/)([\w-]{6,20})/;
const VIMEO = /^https:\/\/(?:player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})/;
const FILE = /^\/(?!\/)[^?#]+\.(?:mp4|webm)$/;

/** The player for an address that an editor has copied; undefined if it can't be shown in a page. */
export function videoSource(address: string): VideoSource | undefined {
  const [, youtube] = YOUTUBE.exec(address) ?? [];
  if (youtube) {
    const src = `${PLAYER_HOSTS[0]}/embed/${youtube}?autoplay=1&rel=0`;
    return { kind: 'frame', host: 'YouTube', src };
  }
  const [, vimeo] = VIMEO.exec(address) ?? [];
  if (vimeo)
    return { kind: 'frame', host: 'Vimeo', src: `${PLAYER_HOSTS[1]}/video/${vimeo}?autoplay=1&dnt=1` };
  return FILE.test(address) ? { kind: 'file', src: address } : undefined;
}
