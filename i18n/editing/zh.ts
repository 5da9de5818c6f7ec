import type { Translated } from '../translated.ts';
import type { editing as reference } from './en.ts';

export const editing = {
  scheduled: {
    failed: '排程失敗，請再試一次。',
    title: '已排程',
    publish: '將於 {time} 發佈',
    publishIn: '將於 {time} 發佈（僅限{language}）',
    unpublish: '將於 {time} 取消發佈',
    newest: '屆時發佈的是最新的草稿，也包括同事正在撰寫的內容。',
    nothing: '目前尚未發佈，因此沒有可取消發佈的內容。排程發佈之後，即可排程取消發佈。',
  },
  places: { block: '{kind}（區塊 {number}）', row: '{kind} {number}', was: '{kind}「{title}」' },
  noAmount: '例如 {example}',
  tooFine: '最多 {decimals} 位小數',
  usedOn: '使用於',
  lose: '以下項目將失去連結或圖片：',
  more: '及其他 {number} 項',
  languages: {
    title: '其他語言',
    unwritten: '尚未撰寫，因此不顯示',
    hidden: '不顯示',
    lacksOne: '缺少 1 段文字',
    lacks: '缺少 {number} 段文字',
    older: '比 {time} 的英文舊',
    whole: '完整',
  },
  ownPassword: {
    label: '您自己的密碼',
    help: '您目前登入帳號的密碼。建立帳號，或在此變更電子郵件、密碼或角色時需要。',
  },
  remove: {
    open: '刪除並重新導向…',
    title: '刪除並重新導向',
    yes: '刪除',
    busy: '刪除中',
    about: '造訪此頁網址的訪客，無論何種語言都會被導向另一個網址。',
    to: '新網址',
    toHelp: '如 /new-page 的路徑，或其他網站的 https:// 網址。',
    done: '已刪除，其網址會導向新位置。',
    failed: '無法刪除。',
  },
  pageFailed: {
    title: '無法顯示此頁面',
    text: '多半是因為資料庫沒有回應。已儲存的內容不會遺失，請稍候再重新載入。',
    again: '重新載入',
  },
} satisfies Translated<typeof reference>;
