import type { UserInfo } from '@spindle/domain/accounts/user-info.ts';
import type { Currency } from '@spindle/platform/currencies.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { SERVER_LOCATIONS, type ServerLocation } from '@spindle/platform/server-locations.ts';

/** The product that a page is about. */
export interface ProInfo {
  pid: string;
  slug: string;
  shortName: string;
  system: 'win' | 'mac' | 'android';
  productLine: string;
}

/**
 * The application state (spec §3, names exact): filled by the server, and in every page for its scripts to read.
 * A page that is stored for everybody holds nothing of one visitor: address and country are empty there, nobody
 * is logged in, the system is the default one. Scripts complete that in the browser (`read-app-state.ts`).
 */
export interface AppState {
  locales: readonly Locale[];
  locale: Locale;
  /** Of the language and of the shop in the language database. */
  language_id: number;
  domain_id: number;
  host: string;
  locationOrigin: string;
  /** Stands before every path of the page's language. */
  prefix: string;
  page_suffix: string;
  /** Of the log-in cookies, where it is not the host alone. */
  cookie_domain: string;
  client: 'win' | 'mac';
  mobile: boolean;
  ip: string;
  /** ISO 3166 code, or empty. */
  country: string;
  pageType: string;
  /** For what a call for user tags has answered. No script of ours makes one: `docs/decisions/0022-application-state.md`. */
  userTagsRes: Readonly<Record<string, unknown>> | null;
  /** `isInit` says whether it was loaded; until then nobody is known. */
  user_info: UserInfo;
  server_location: ServerLocation;
  /** The backend's origin at that location; empty where it is the page's own. */
  backend_host: string;
  /** All of them, where the backend has origins of its own. */
  backend_hosts: Partial<Record<ServerLocation, string>>;
  product: {
    currency: Readonly<Record<Locale, { code: Currency; symbol: string }>>;
    currentPid: string;
    proInfo: ProInfo | null;
    /** How a purchase is paid unless the buyer chooses otherwise. */
    default_pay: { subscription: string; non_subscription: string };
    pay: { pay: string; platform: string };
  };
  promotion: { productLine: string; cookieSuffix: string };
}

export const NOBODY: UserInfo = { vip: 0, username: '', email: '', uid: '', token: '', isInit: false };

/**
 * The state with the backend of a server location. Only a known one changes anything (spec §4).
 * @param named by an argument, or else by the `data-server` of the page's API marker
 */
export function atServer(state: AppState, named: string | undefined): AppState {
  const server_location = SERVER_LOCATIONS.find((known) => known === named);
  if (!server_location) return state;
  return { ...state, server_location, backend_host: state.backend_hosts[server_location] ?? '' };
}
