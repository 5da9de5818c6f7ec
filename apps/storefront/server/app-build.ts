import type { ServerBuild } from 'react-router';

/** The screens: as they were built, or while developing as they are at each request. */
export type AppBuild = ServerBuild | (() => Promise<ServerBuild>);
