import type { Translated } from '../../translated.ts';
import type { subscriptionMail as reference } from './en.ts';

export const subscriptionMail = {
  newPrice: {
    price_rise: {
      subject: '{product}：{date}起的新價格',
      title: '新價格需要您的同意',
      text: '自 {date}起，{product}（{licence}）的續訂價格擬由 {old} 調整為 {price}，須經您同意。',
      keeps: '若您不同意，一切不變：仍以 {old} 續訂。',
      ends: '若您不同意，將不再續訂：訂閱於 {date}結束，不再扣款。',
      button: '查看新價格並同意',
      refuse: '若您想取消訂閱，無須登入即可辦理：{page}',
    },
    price_fall: {
      subject: '{product} 自 {date}起降價',
      title: '您的訂閱降價了',
      text: '自 {date}起，{product}（{licence}）的續訂價格由 {old} 調降為 {price}。您無須採取任何動作。',
      button: '前往我的訂閱',
    },
    price_withdrawn: {
      subject: '{product}：取消調整價格',
      title: '維持原價',
      text: '先前通知您 {product}（{licence}）的新價格 {price} 已取消。無論您是否同意過，訂閱仍以原價 {old} 續訂，您無須採取任何動作。',
      button: '前往我的訂閱',
    },
  },
  subscription: {
    footer: '您收到這封郵件，是因為您訂閱了 {product}。若要取消：{page}',
    footerEnded: '您收到這封郵件，是因為您曾訂閱 {product}。',
    footerGift: '您收到這封郵件，是因為有人將 {product} 送給了您。',
    goesOn: '{product} 可繼續使用至 {end}。我們將於 {next}再次嘗試扣款。',
    rests: '付款完成後即可再次使用 {product}。我們將於 {next}再次嘗試扣款。',
    receipt: '訂單 {number}，付款日期 {date}。',
    renewed: {
      subject: '{product} 已續訂至 {date}',
      title: '您的授權已延續',
      text: '我們已從您的卡片扣款 {price}。{product} 可使用至 {date}，金鑰不變，您無須採取任何動作。',
      credited:
        '這次續訂已由您的餘額全額支付，未從卡片扣款。{product} 可使用至 {date}，金鑰不變，您無須採取任何動作。',
      button: '前往我的產品',
    },
    failed: {
      subject: '{product}：無法從您的卡片扣款',
      title: '無法從您的卡片扣款',
      text: '{product} 的費用 {price} 已於 {date}到期，但我們無法從您的卡片扣款。',
      button: '使用其他卡片',
    },
    bank: {
      subject: '{product}：銀行請您確認付款',
      title: '銀行請您確認付款',
      text: '{product} 的費用 {price} 已於 {date}到期。銀行要求您親自確認這筆付款。',
      button: '確認付款',
    },
    reminder: {
      subject: '{product} 將於 {date}續訂',
      title: '您的授權即將續訂',
      text: '{product}（{licence}）將於 {date}續訂，並從您的卡片扣款 {price}。若要續訂，您無須採取任何動作；若不續訂，請在該日之前取消：{page}',
      credited:
        '{product}（{licence}）將於 {date}續訂。這次續訂由您的餘額全額支付，不會從卡片扣款。若要續訂，您無須採取任何動作；若不續訂，請在該日之前取消：{page}',
      button: '前往我的訂閱',
    },
    card: {
      subject: '{product}：需要其他卡片',
      title: '我們需要其他卡片',
      text: '{product} 將於 {date}以 {price} 續訂，但我們沒有您在該日仍有效的卡片。',
      button: '使用其他卡片',
    },
    switched: {
      subject: '{product}：您的方案已變更',
      title: '您的方案已變更',
      text: '{product} 現在是 {licence}。我們已扣款 {price}，並已折抵原方案剩餘的金額。金鑰不變，可使用至 {date}，之後以 {renewal} 續訂，直到您取消。',
      credited:
        '{product} 現在是 {licence}。原方案剩餘的金額已折抵全部費用，未再扣款。金鑰不變，可使用至 {date}，之後以 {renewal} 續訂，直到您取消。',
      ends: '{product} 現在是 {licence}。我們已扣款 {price}，並已折抵原方案剩餘的金額。您已取消訂閱：金鑰不變，可使用至 {date}，屆時結束，不會再扣款。',
      button: '前往我的產品',
    },
    planned: {
      subject: '{product}：您的方案將於 {date}變更',
      title: '您的方案將在下次續訂時變更',
      text: '{product} 將於 {date}改為 {licence}，費用為 {price}，並以此價格續訂，直到您取消。在此之前一切不變，也不會扣款。當天之前您都可以復原。',
      button: '前往我的訂閱',
    },
    lifetime: {
      subject: '{product} 已改為終身授權',
      title: '您的授權永久有效',
      text: '{product} 現在是終身授權。我們已扣款 {price}，並已折抵原方案剩餘的金額。金鑰不變。您的訂閱已結束，不會再扣款。',
      credited:
        '{product} 現在是終身授權。原方案剩餘的金額已折抵全部費用，未再扣款。金鑰不變。您的訂閱已結束，不會再扣款。',
      button: '前往我的產品',
    },
    cancelled: {
      subject: '{product}：您的訂閱將於 {date}結束',
      subjectWaits: '{product}：您的訂閱已取消',
      title: '您的訂閱已取消',
      text: '您已取消 {product} 的訂閱。可使用至 {date}，不會再扣款。',
      waits:
        '您已取消 {product} 的訂閱。目前還有一筆款項尚未確認：若付款成功，可使用至該期間結束；否則訂閱會立即結束。不會再扣其他款項。',
      switchWaits:
        '您已取消 {product} 的訂閱。目前還有一項方案變更尚未確認：若付款成功，將改為新方案，並可在其有效期間內使用；否則訂閱將於 {date}結束。不會再扣其他款項。',
      button: '前往我的訂閱',
    },
    paused: {
      subject: '{product}：您的訂閱已暫停',
      title: '您的訂閱已暫停',
      text: '{product}（{licence}）的訂閱已暫停。已付款的部分可使用至 {date}。恢復訂閱之前不會扣款。',
      button: '前往我的訂閱',
    },
    resumed: {
      subject: '{product}：您的訂閱已恢復',
      title: '您的訂閱已恢復',
      text: '{product}（{licence}）的訂閱已恢復。下次付款日為 {date}，屆時將從您的卡片扣款 {price}，之後每次續訂時扣款 {renewal}，直到您取消。您隨時可在此取消：{page}',
      anew: '{product}（{licence}）的訂閱已恢復。新的期間從今天開始，現在將從您的卡片扣款 {price}，之後每次續訂時扣款 {renewal}，直到您取消。您隨時可在此取消：{page}',
      credited:
        '{product}（{licence}）的訂閱已恢復，將於 {date}續訂。這次續訂由您的餘額全額支付，不會從卡片扣款。之後每次續訂的費用為 {renewal}，直到您取消。您隨時可在此取消：{page}',
      anewCredited:
        '{product}（{licence}）的訂閱已恢復。新的期間從今天開始，由您的餘額全額支付，不會從卡片扣款。之後每次續訂的費用為 {renewal}，直到您取消。您隨時可在此取消：{page}',
      waits:
        '{product}（{licence}）的訂閱已恢復。自 {date}起的期間，款項尚未確認，不會重複扣款。之後每次續訂的費用為 {renewal}，直到您取消。您隨時可在此取消：{page}',
      button: '前往我的訂閱',
    },
    ended: {
      subject: '{product}：您的訂閱已結束',
      title: '您的訂閱已結束',
      unpaid: '我們無法從您的卡片扣取 {product} 的費用，已停止嘗試。您的訂閱已結束，不會再扣款。',
      price: '您未同意 {product} 的新價格，因此未續訂。您的訂閱已結束，不會再扣款。',
      cancelled: '您對 {product} 的訂閱已取消並結束，不會再扣款。',
      other: '您對 {product} 的訂閱已結束，不會再扣款。',
      button: '前往我的訂閱',
    },
    gift_ended: {
      subject: '{product}：您獲贈的訂閱已結束',
      title: '您獲贈的訂閱已結束',
      text: '送給您的 {product} 的訂閱已結束，不會續訂。授權可使用到何時，請見您的產品頁面。若想繼續使用，可在該頁面購買。',
      button: '前往我的產品',
    },
  },
} satisfies Translated<typeof reference>;
