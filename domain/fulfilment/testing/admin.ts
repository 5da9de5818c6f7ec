import type { Actor } from '../../actor.ts';

export const ADMIN: Actor = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' };
