import type { Limit } from '@spindle/platform/limits.ts';
import { guessLimits } from '@spindle/platform/password-guesses.ts';

export const LOGIN_GUESSES = guessLimits('login');

// By address they bound guessing; by ip they bound flooding and leave room for a household or an office.
export const REGISTRATION_BY_ADDRESS: Limit = { name: 'register-address', points: 5, seconds: 3600 };
export const REGISTRATION_BY_IP: Limit = { name: 'register-ip', points: 100, seconds: 3600 };
export const CODE_BY_IP: Limit = { name: 'code-ip', points: 100, seconds: 900 };
export const RESET_BY_ADDRESS: Limit = { name: 'reset-address', points: 5, seconds: 3600 };
export const RESET_BY_IP: Limit = { name: 'reset-ip', points: 50, seconds: 3600 };
