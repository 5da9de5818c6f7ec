import type { Translated } from '../translated.ts';
import type { deskReleases as reference } from './en.ts';

export const deskReleases = {
  releases: {
    title: '發行版本',
    about: '可供下載的內容。請在伺服器上用「npm run release」新增。下載次數不記名計算，機器人不計入。',
    none: '尚未發行任何版本。',
    file: '檔案',
    version: '版本',
    build: '類型',
    builds: { trial: '試用版', licensed: '授權版', both: '通用' },
    released: '發行日期',
    bytes: '位元組',
    trials: '試用下載',
    licensed: '憑授權下載',
    lately: '最近 30 天',
    gone: '已撤回',
    notes: '更新說明',
    notesOf: '{file} 的更新說明',
    withdraw: '撤回',
    withdrawAsks: '要撤回 {file} 嗎？之後任何人都無法取得，包括已發出的連結；連結會導向前一個版本。',
    withdrawYes: '是，撤回',
    noted: '已儲存 {file} 的更新說明。',
    withdrawn: '{file} 已撤回。',
  },
} satisfies Translated<typeof reference>;
