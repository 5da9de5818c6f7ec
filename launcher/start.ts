import { runShop } from './run-shop.ts';

runShop(process.env, 'production');
