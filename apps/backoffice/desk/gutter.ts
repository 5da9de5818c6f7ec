/** The back office's own margins. */
export const GUTTER = 'gutter--left gutter--right';
