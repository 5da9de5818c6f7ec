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
 * The application state (spec §3, names exact): filled by the server, and in every page for its scripts to read. A page
 * that is stored for everybody contains nothing of one visitor: address and country are empty, nobody is logged in, and
 * the system is the default one. Scripts complete it in the browser (`read-app-state.ts`).
 */
export interface AppState {
  locales: readonly Locale[];
  locale: Locale;
  /** Ids of the language and the shop in the language database. */
  language_id: number;
  domain_id: number;
  host: string;
  locationOrigin: string;
  /** Precedes every path of the page's language. */
  prefix: string;
  page_suffix: string;
  /** Domain of the log-in cookies; empty where it is the host alone. */
  cookie_domain: string;
  client: 'win' | 'mac';
  mobile: boolean;
  ip: string;
  /** ISO 3166 code, or empty. */
  country: string;
  pageType: string;
  /** For the answer of a call for user tags. No script of ours makes that call: `docs/decisions/0022-application-state.md`. */
  userTagsRes: Readonly<Record<string, unknown>> | null;
  /** `isInit` says whether the user was loaded; until then nobody is known. */
  user_info: UserInfo;
  server_location: ServerLocation;
  /** The backend's origin for this server location; empty where it is the page's own. */
  backend_host: string;
  /** The backend's origins for all server locations, where it has origins of its own. */
  backend_hosts: Partial<Record<ServerLocation, string>>;
  product: {
    currency: Readonly<Record<Locale, { code: Currency; symbol: string }>>;
    currentPid: string;
    proInfo: ProInfo | null;
    /** The payment methods that are used unless the buyer chooses another one. */
    default_pay: { subscription: string; non_subscription: string };
    pay: { pay: string; platform: string };
  };
  promotion: { productLine: string; cookieSuffix: string };
}

export const NOBODY: UserInfo = { vip: 0, username: '', email: '', uid: '', token: '', isInit: false };

/**
 * The state with the backend of a server location. An unknown location changes nothing (spec §4).
 * @param named given as an argument, or else by the `data-server` of the page's API marker
 */
export function atServer(state: AppState, named: string | undefined): AppState {
  const server_location = SERVER_LOCATIONS.find((known) => known === named);
  if (!server_location) return state;
  return { ...state, server_location, backend_host: state.backend_hosts[server_location] ?? '' };
}
