import type { Translated } from '../translated.ts';
import type { mail as reference } from './en.ts';

export const mail = {
  licences: {
    '1M': '1 個月授權',
    '1Y': '1 年授權',
    LFT: '終身授權',
    'Lifetime+5PC': '5 台電腦終身授權',
    trial: '試用版',
  },
  exchange: {
    subject: '您的 {product} 授權金鑰',
    preview: '以代碼兌換的金鑰',
    lead: '您的代碼已兌換為 {product}（{licence}）。金鑰如下：',
    worksUntil: '可使用至 {date}，不會自動續訂。',
    footer: '因為有人以此電子郵件地址兌換代碼，所以您收到這封郵件。',
  },
  trial: {
    code: '請在 {product} 輸入這組驗證碼，即可開始免費試用：',
    codeFooter: '您收到這封郵件，是因為有人想以這個地址試用我們的產品。如果不是您本人，不需要做任何事。',
    subject: '您的 {product} 試用金鑰',
    preview: '免費試用 {product}',
    title: '試用已開始',
    lead: '您可以免費使用 {product} 至 {date}。這是您的金鑰，軟體中已完成設定：',
    ends: '試用到期後自動結束，不會扣款。如果您以這個電子郵件地址購買產品，金鑰不變。',
    footer: '因為有人以此電子郵件地址開始免費試用，所以您收到這封郵件。',
  },
  order: {
    subject: '您的 {product} 授權金鑰（訂單 {number}）',
    preview: '{product} 的金鑰、下載與啟用方式',
    title: '您的授權金鑰',
    lead: '感謝您購買 {product}。這是您的{licence}金鑰：',
    worksUntil: '有效期限至 {date}，不會自動續訂，也不會再扣款。',
    renewsOn:
      '有效期限至 {date}。之後會自動續訂，每次從您的卡片扣款 {price}，直到您取消。若要取消，請回覆這封郵件。',
    worksForever: '這組金鑰永不到期，並包含所有更新。',
    activate: '啟用方式：安裝 {product}，在「說明」選單選擇「輸入授權金鑰」，然後貼上金鑰，有無連字號皆可。',
    download: '下載 {product} {version}',
    downloadVersion: '下載 {version} 版',
    facts: '訂單 {number}，{total}，付款日期 {date}。',
    again: '在 {date} 之前，您可以用這個連結再次查看訂單與金鑰：',
    show: '查看訂單與金鑰',
    newAccount: '我們已為這個電子郵件地址建立帳號，方便您隨時取得金鑰與下載檔案。帳號尚未設定密碼：',
    setPassword: '設定密碼',
    account: '您也可以在帳號中找到這組金鑰：',
    toAccount: '前往我的產品',
    consents:
      '您已於 {date} 明確要求在 14 天撤回期屆滿前交付，並確認了解金鑰一經交付，撤回權即告終止。14 天退款保證不受影響。',
    footer:
      '您會收到這封郵件，是因為訂單 {number} 以這個地址完成付款。14 天內可申請退款，直接回覆這封郵件即可。',
  },
  basket: {
    subject: '您在 Spindle 的購物車',
    title: '您的購物車',
    text: '您想稍後回到這個購物車：{products}。',
    button: '回到結帳頁',
    prices: '以您回來當日的價格為準。',
    footer: '您收到這封信，是因為有人在我們的結帳頁輸入了這個地址。如果不是您，無須採取任何行動。',
  },
  account: {
    footer: '您收到這封郵件，是因為有人在本商店輸入了這個地址。如果不是您本人，不需要做任何事。',
    code: {
      subject: '您的 Spindle 驗證碼：{code}',
      title: '您的驗證碼',
      text: '請在註冊頁面輸入這組驗證碼：',
      lasts: '驗證碼在 {minutes} 分鐘內有效。本商店人員絕不會向您索取這組驗證碼。',
    },
    known: {
      subject: '您已經有 Spindle 帳號',
      title: '您已經有帳號',
      text: '有人（可能就是您）想用 {email} 註冊。這個地址已經有帳號，請用您的密碼登入。',
      logIn: '登入',
      set: '忘記密碼，或還沒設定密碼？請用這個連結設定。連結只能使用一次，{minutes} 分鐘內有效。',
      setLink: '設定密碼',
    },
    reset: {
      subject: '設定新的 Spindle 密碼',
      title: '設定新密碼',
      text: '請用這個連結為 {email} 設定新密碼：',
      button: '設定新密碼',
      lasts: '連結只能使用一次，{minutes} 分鐘內有效。完成後所有裝置都會登出。',
    },
    set: {
      subject: '設定您的 Spindle 密碼',
      title: '設定密碼',
      text: '您購買後已有帳號，但尚未設定密碼。請用這個連結為 {email} 設定密碼：',
      button: '設定密碼',
      lasts: '連結只能使用一次，{minutes} 分鐘內有效。',
    },
  },
} satisfies Translated<typeof reference>;
