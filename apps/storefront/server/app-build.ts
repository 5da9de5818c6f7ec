import type { ServerBuild } from 'react-router';

/** The screens: as built, or, during development, as they are at each request. */
export type AppBuild = ServerBuild | (() => Promise<ServerBuild>);
