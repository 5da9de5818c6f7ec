const KEY = '_EA_dev';

/** Developer mode (spec §4): turned on by the fragment `#dev=1`, and remembered until the storage is cleared. */
export function isDeveloper(): boolean {
  try {
    if (/(^#|&)dev=1(&|$)/.test(location.hash)) localStorage.setItem(KEY, '1');
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}
