/** Words of the desk about the books: the accountant's files, and the exchange rates in them. */
export const deskBooks = {
  books: {
    title: 'Books',
    about:
      'What the accountant needs: each invoice, credit note and decided dispute, and the returns of tax.',
    file: 'Invoices and credit notes',
    fileAbout:
      'A CSV file with a row for each document: tax, the exchange rate of the day of sale, what the provider has kept of the payment and when it has paid out the rest. The chargebacks come last, each with the part of its amount that no credit note covers. Days are those of {zone}.',
    period: 'Month or quarter',
    quarter: 'Quarter {quarter}, {year}',
    download: 'Download',
    document: 'A document',
    documentAbout:
      'The PDF of an invoice or credit note, by its number in the file above; also where the buyer’s data were erased.',
    documentNumber: 'Number',
    documentOpen: 'Open',
    demo: 'This shop takes no money yet, so these are the documents of its demo series.',
    empty: 'No invoice has been issued yet.',
    rates: 'Exchange rates are known until {day}.',
    noRates: 'No exchange rates are known, so amounts in other currencies come without one.',
    missing:
      'Days with sales or chargebacks in {currency} but no exchange rate: {days}, from {from} to {through}.',
    missingOne: 'There is no exchange rate for sales or chargebacks in {currency} on {from}.',
    tooOld: 'The newest exchange rate is more than seven days old: invoices of today find none.',
    takeIn:
      'Take in the bank’s newest file at “{page}”: invoices issued after that find a rate. Those already issued do not change.',
    takeInAll:
      'Take in the bank’s file of all days at “{page}”: “eurofxref-hist.csv”. These amounts then have their exchange rate here. Invoices already issued do not change.',
    unstated:
      'Invoices taxed at home in another currency that do not state their tax in {currency}, which the law asks for: {count}. Take in the rate of their day, then correct each on the page of its order and leave the buyer as it is: the new invoice states the amount.',
  },
  oss: {
    title: 'Return of the one-stop shop (OSS)',
    about:
      'Sales to consumers in other countries of the European Union, by country and rate, in {currency}. Each currency is converted at the European Central Bank’s rate of the quarter’s last day, or of the next day that has one. What changes earlier quarters stands apart, at their rates.',
    quarter: 'Quarter',
    show: 'Show',
    registration: 'Registered in {country} under {number}.',
    notRegistered: 'No registration for the one-stop shop stands in this quarter, so there is no return.',
    runs: 'This quarter runs until {day}: until it is over, these figures are preliminary.',
    none: 'No document of this quarter is about sales under the one-stop shop.',
    supplies: 'Sales of the quarter',
    corrections: 'Corrections of earlier quarters',
    balances: 'Tax by country, with corrections',
    country: 'Country',
    rate: 'Rate',
    net: 'Net',
    tax: 'Tax',
    parts: 'Amounts before they were converted',
    currency: 'Currency',
    exchangeRate: 'Exchange rate',
    missing:
      'The exchange rate of {currency} for {day} is not there yet: take in a newer file of the bank. Until then there is no return.',
    download: 'Download the return',
  },
  exchangeRates: {
    title: 'Exchange rates',
    about:
      'Reference rates of the European Central Bank, for the books. Download “eurofxref-hist.zip” (all days) or “eurofxref.zip” (the last day) from the bank’s site, unpack it and take in the CSV file.',
    form: 'Take in rates',
    file: 'CSV file of the bank',
    save: 'Take in',
    imported: 'Rates that are new or were corrected: {count}.',
    currencyForm: 'Currency of the books',
    currency: 'Currency',
    currencyHelp: 'Three letters, such as EUR: what taxes are filed in.',
    currencySet: 'The books are kept in {currency}.',
    newest: 'Newest day',
    perEuro: 'For one euro',
    none: 'There are no rates yet.',
  },
} as const;
