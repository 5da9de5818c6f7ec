import type { Translated } from '../../translated.ts';
import type { accountMail as reference } from './en.ts';

export const accountMail = {
  privacy: {
    export: {
      subject: '您的個人資料已備妥',
      title: '您的個人資料已備妥',
      text: '您申請的個人資料已備妥，{days} 天內可在會員中心下載，之後即會刪除。',
      button: '下載',
    },
    blockedExport: {
      subject: '您的個人資料已備妥',
      title: '您的個人資料已備妥',
      text: '您申請的個人資料已備妥，可在 {days} 天內下載，之後即會刪除。按鈕會帶您到一個頁面，由該頁面把下載連結寄給您。',
      button: '下載',
    },
    link: {
      subject: '您在本店的資料',
      blocked:
        '有人（應該是您）申請了此帳號資料的連結。連結在 {minutes} 分鐘內有效，不需登入，可用來下載資料或申請刪除，除此之外不會開啟任何功能。',
      logIn: '有人（應該是您）想知道如何下載或刪除此帳號的資料。登入之後，可在會員中心辦理。',
      button: '前往您的資料',
    },
    erasure: {
      subject: '您的帳號將於 {day}刪除',
      title: '您的帳號已關閉，即將刪除',
      text: '您要求我們刪除您的帳號。您已在所有裝置登出，任何人都無法再登入。我們將於 {day}永久刪除您的資料。您的訂閱已取消。',
      stays:
        '您的授權金鑰在已付費的範圍內仍可繼續使用。請務必記下金鑰：過了這一天，沒有人能再為您查詢。發票會依稅法規定的年限保存，只有我們的會計人員能夠查看。',
      button: '保留我的帳號',
      undo: '在那之前，您可以用這個按鈕取消刪除，僅限一次。之後您可以照常登入；已取消的訂閱可自行恢復。',
      wrong: '如果不是您本人申請，請保留帳號並立即設定新密碼：可能有人使用過您的帳號。',
    },
    wrong: '如果不是您本人申請，請設定新密碼：可能有人正在使用您的帳號。',
  },
  account: {
    footer: '您收到這封郵件，是因為有人在本商店輸入了這個信箱。如果不是您本人，不需要做任何事。',
    ownFooter: '您收到這封信，是因為這個信箱屬於本店的一個帳號。',
    code: {
      subject: '您的 {shop} 驗證碼：{code}',
      title: '您的驗證碼',
      text: {
        registration: '請在註冊頁面輸入這組驗證碼：',
        member: '請輸入這組驗證碼，確認是您本人：',
        address: '請輸入這組驗證碼，把這個信箱用於您的帳號：',
        captcha: '請在頁面上輸入此驗證碼，確認您不是自動程式：',
      },
      lasts: '驗證碼在 {minutes} 分鐘內有效。本商店人員絕不會向您索取這組驗證碼。',
    },
    link: {
      subject: '您的 {shop} 登入連結',
      title: '登入',
      text: '請用這個連結以 {email} 登入：',
      button: '登入',
      lasts: '連結只能使用一次，{minutes} 分鐘內有效。本店人員絕不會向您索取這個連結。',
    },
    known: {
      subject: '您已經有 {shop} 帳號',
      title: '您已經有帳號',
      text: {
        registration: '有人（可能就是您）想用 {email} 註冊。這個信箱已經有帳號，請用您的密碼登入。',
        address:
          '有人（可能就是您）想把 {email} 用於另一個帳號。這個信箱已經有帳號，而每個信箱只能有一個帳號。',
      },
      logIn: '登入',
      set: '忘記密碼，或還沒設定密碼？請用這個連結設定。連結只能使用一次，{minutes} 分鐘內有效。',
      setLink: '設定密碼',
    },
    reset: {
      subject: '設定新的 {shop} 密碼',
      title: '設定新密碼',
      text: '請用這個連結為 {email} 設定新密碼：',
      button: '設定新密碼',
      lasts:
        '連結只能使用一次，{minutes} 分鐘內有效。完成後所有裝置都會登出；您登入後，通行金鑰與 Google 就無法再登入帳號。',
    },
    set: {
      subject: '設定您的 {shop} 密碼',
      title: '設定密碼',
      text: '您購買後已有帳號，但尚未設定密碼。請用這個連結為 {email} 設定密碼：',
      button: '設定密碼',
      lasts: '連結只能使用一次，{minutes} 分鐘內有效。',
    },
    moved: {
      subject: '您的 {shop} 帳號已更換信箱',
      title: '您的帳號已更換信箱',
      text: '自 {date}起，您的帳號改用 {email}，不再使用這個信箱。',
      wrong: '如果不是您本人操作，請復原這項變更：所有裝置都會登出，您可以設定新密碼。',
      button: '復原變更',
      lasts: '連結有效至 {date}，在此之前，其他人無法以這個信箱註冊。',
      asked: '有人（可能就是您）想用這個信箱登入或註冊。這個信箱不久前還屬於一個帳號。',
    },
    acting: {
      subject: '客服已開啟您的 {shop} 帳號',
      title: '客服正在查看您的帳號',
      text: '{moment}，我們的客服以您看到的畫面開啟了您的帳號，最多 {minutes} 分鐘。',
      reason: '原因：{reason}',
      limits:
        '客服只能看到遮蔽後的授權金鑰，無法付款，也無法變更電子郵件、密碼或其他登入方式。如有疑慮，您可以在帳號中結束。',
      button: '在帳號中查看',
    },
    merged: {
      subject: '您的 {shop} 帳號已合併',
      title: '您的帳號已合併',
      text: '客服已於 {date}將您的帳號 {lost} 與 {kept} 合併。所有訂單、授權和訂閱現在都在同一個帳號中。',
      logIn: '請使用 {kept} 登入。另一個信箱不再能開啟任何帳號。',
      wrong: '如果您沒有提出這項要求，請立即與我們聯絡。',
      button: '聯絡客服',
    },
    signIn: {
      subject: '您的 {shop} 帳號有新的登入',
      title: '有新裝置登入',
      text: '有人用一台我們還不認得的裝置登入了您的帳號：',
      device: '裝置',
      place: '地點',
      time: '時間',
      wrong: '如果是您本人，不需要做任何事。如果不是，請登出所有裝置並設定新密碼。',
      button: '不是我登入的',
      lasts: '連結 {days} 天內有效。',
    },
    notice: {
      password_changed: {
        subject: '您的 {shop} 密碼已變更',
        title: '您的密碼已變更',
        text: '您帳號的密碼已於 {date}變更，其他裝置都已登出。',
      },
      password_reset: {
        subject: '您的 {shop} 密碼已設定',
        title: '您的密碼已設定',
        text: '您帳號的密碼已於 {date}透過我們寄到這個信箱的連結設定，所有裝置都已登出。',
      },
      password_reset_ways: {
        subject: '您的 {shop} 密碼已設定',
        title: '您的密碼已設定',
        text: '您帳號的密碼已於 {date}透過我們寄到這個信箱的連結設定。所有裝置都已登出，通行金鑰與 Google 也無法再登入您的帳號；登入後可重新加入。',
      },
      ways_ended: {
        subject: '通行金鑰與 Google 已無法登入您的 {shop} 帳號',
        title: '已移除通行金鑰並解除 Google 連結',
        text: '新密碼設定之後，在 {date}登入時，所有通行金鑰都已移除，Google 連結也已解除。您可以在帳號中重新加入。',
      },
      address_proved: {
        subject: '您的 {shop} 帳號先前的登入方式已移除',
        title: '先前的登入方式已移除',
        text: '我們寄到這個信箱的連結於 {date}首次被使用。在此之前，沒有人證明過這個信箱屬於自己，因此先前可登入此帳號的密碼、通行金鑰、Google 與兩步驟登入都已移除。您可以在帳號中重新設定。',
      },
      address_changed: {
        subject: '這個信箱現在是您 {shop} 帳號的信箱',
        title: '您的信箱已變更',
        text: '自 {date}起，請用這個信箱登入，我們的信也會寄到這裡。',
      },
      google_linked: {
        subject: '您的 {shop} 帳號已連結 Google',
        title: '已連結 Google',
        text: '自 {date}起，可以用 Google 帳號登入您的帳號。',
      },
      google_unlinked: {
        subject: '您的 {shop} 帳號已解除 Google 連結',
        title: '已解除 Google 連結',
        text: '您帳號的 Google 連結已於 {date}解除，其他裝置都已登出。',
      },
      two_factor_on: {
        subject: '您的 {shop} 帳號已啟用兩步驟登入',
        title: '已啟用兩步驟登入',
        text: '兩步驟登入已於 {date}啟用。今後登入時，需要輸入應用程式的驗證碼。',
      },
      two_factor_off: {
        subject: '您的 {shop} 帳號已停用兩步驟登入',
        title: '已停用兩步驟登入',
        text: '兩步驟登入已於 {date}停用，現在只憑密碼就能登入您的帳號。',
      },
      recovery_code_used: {
        subject: '您的 {shop} 帳號使用了一組備用碼',
        title: '使用了一組備用碼',
        text: '有人於 {date}以您的備用碼代替應用程式的驗證碼。這組備用碼已失效。',
      },
      recovery_codes_new: {
        subject: '您的 {shop} 帳號已產生新的備用碼',
        title: '已產生新的備用碼',
        text: '新的備用碼於 {date}產生，先前的備用碼已失效。如果不是您本人操作，請在設定新密碼後再重新產生一次。',
      },
      codes_wrong: {
        subject: '有人為您的 {shop} 帳號輸入錯誤的驗證碼',
        title: '有人輸入錯誤的驗證碼',
        text: '有人於 {date}多次輸入錯誤的兩步驟登入驗證碼，對方已通過登入的第一步驟，或正在使用已登入的裝置。這些驗證碼沒有開啟任何內容。',
      },
      passkey_added: {
        subject: '您的 {shop} 帳號新增了通行金鑰',
        title: '已新增通行金鑰',
        text: '通行金鑰已於 {date}新增，不需要密碼就能登入您的帳號。',
      },
      passkey_removed: {
        subject: '您的 {shop} 帳號移除了通行金鑰',
        title: '已移除通行金鑰',
        text: '通行金鑰已於 {date}移除，無法再登入您的帳號。其他裝置都已登出。',
      },
      wrong: '如果不是您本人操作，請立即設定新密碼。',
      button: '設定新密碼',
    },
  },
} satisfies Translated<typeof reference>;
