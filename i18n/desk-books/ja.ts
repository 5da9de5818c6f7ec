import type { Translated } from '../translated.ts';
import type { deskBooks as reference } from './en.ts';

export const deskBooks = {
  books: {
    title: '帳簿',
    about: '会計に必要なもの：すべての請求書、クレジットノート、決着した不審請求と、税の申告です。',
    file: '請求書とクレジットノート',
    fileAbout:
      '書類ごとに1行のCSVファイルです。税、売上日の為替レート、決済会社が差し引いた手数料、残りの入金日を含みます。チャージバックは、クレジットノートにない金額で最後に並びます。日付は{zone}のものです。',
    period: '月または四半期',
    quarter: '{year}年第{quarter}四半期',
    download: 'ダウンロード',
    document: '書類を開く',
    documentAbout:
      '上のファイルにある番号で、請求書またはクレジットノートのPDFを開きます。データを消去した購入者の書類も対象です。',
    documentNumber: '番号',
    documentOpen: '開く',
    demo: 'このショップはまだ代金を受け取っていないため、デモ用の番号の書類です。',
    empty: '請求書はまだ発行されていません。',
    rates: '為替レートは{day}まで登録されています。',
    noRates: '為替レートが登録されていないため、ほかの通貨の金額にはレートが付きません。',
    missing:
      '{currency}での売上またはチャージバックのうち、為替レートが登録されていない日：{days}日（{from}～{through}）',
    missingOne: '{from}の{currency}での売上またはチャージバックには、為替レートが登録されていません。',
    tooOld: '最新の為替レートが7日より古いため、本日発行する請求書に使えるレートがありません。',
    takeIn:
      '「{page}」で銀行の最新のファイルを取り込んでください。その後に発行する請求書にはレートが付きます。発行済みの請求書は変わりません。',
    takeInAll:
      '「{page}」で、全日分を収めた銀行のファイル「eurofxref-hist.csv」を取り込んでください。取り込むと、これらの金額にレートが付きます。発行済みの請求書は変わりません。',
    unstated:
      '国内で課税された外貨建ての請求書のうち、法律で求められる{currency}での税額が記載されていないもの：{count}件。その日のレートを取り込んでから、それぞれの注文のページで購入者を変えずに訂正してください。新しい請求書に税額が記載されます。',
  },
  oss: {
    title: 'ワンストップショップ（OSS）の申告',
    about:
      'EUのほかの国の消費者への売上を、国と税率ごとに{currency}で示します。各通貨は、四半期の最終日、またはその後の最初の公表日の欧州中央銀行のレートで換算します。過去の四半期の訂正は、その四半期のレートで別に並びます。',
    quarter: '四半期',
    show: '表示',
    registration: '登録国：{country}、番号：{number}',
    notRegistered: 'この四半期に有効なワンストップショップの登録がないため、申告は作成されません。',
    runs: 'この四半期は{day}までです。終わるまでは暫定の数値です。',
    none: 'この四半期の書類に、ワンストップショップの売上はありません。',
    supplies: '四半期の売上',
    corrections: '過去の四半期の訂正',
    balances: '国別の税額（訂正を含む）',
    country: '国',
    rate: '税率',
    net: '税抜',
    tax: '税額',
    parts: '換算前の金額',
    currency: '通貨',
    exchangeRate: '為替レート',
    missing:
      '{currency}の{day}のレートがまだありません。銀行の新しいファイルを取り込んでください。それまで申告は作成されません。',
    download: '申告をダウンロード',
  },
  exchangeRates: {
    title: '為替レート',
    about:
      '帳簿に使う欧州中央銀行の参照レートです。銀行のサイトから「eurofxref-hist.zip」（全日）または「eurofxref.zip」（最新日）をダウンロードし、展開したCSVファイルを取り込んでください。',
    form: 'レートの取り込み',
    file: '銀行のCSVファイル',
    save: '取り込む',
    imported: '新しい、または訂正されたレート：{count}件',
    currencyForm: '帳簿の通貨',
    currency: '通貨',
    currencyHelp: 'EURなどの3文字。税の申告に使う通貨です。',
    currencySet: '帳簿の通貨は{currency}です。',
    newest: '最新の日付',
    perEuro: '1ユーロあたり',
    none: 'レートはまだありません。',
  },
} satisfies Translated<typeof reference>;
