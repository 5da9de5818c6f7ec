/** Replaces the link to a film with its player, only when the link is followed. */
class SpindleVideo extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', this.#onClick);
  }

  disconnectedCallback() {
    this.removeEventListener('click', this.#onClick);
  }

  #onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-src]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { src = '', kind, title = '' } = link.dataset;
    const player = kind === 'file' ? fileOf(src) : frameOf(src);
    player.title = title;
    link.replaceWith(player);
    player.focus();
  };
}

function fileOf(src: string): HTMLVideoElement {
  const video = document.createElement('video');
  Object.assign(video, { src, controls: true, autoplay: true, playsInline: true, tabIndex: 0 });
  return video;
}

function frameOf(src: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = src;
  return frame;
}

customElements.define('spindle-video', SpindleVideo);

export {};
