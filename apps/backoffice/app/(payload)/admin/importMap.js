import { RowLabel as RowLabel_c21ac04e52aa87da7c79f078bfe6f48b } from '../../../editing/RowLabel.tsx'
import { Languages as Languages_7eda39342c400842035ae7756bfc5aea } from '../../../editing/Languages.tsx'
import { UsedOn as UsedOn_9021c73d3b182fcbfb0e2adccc2da0be } from '../../../editing/UsedOn.tsx'
import { LetGo as LetGo_b34be09ff54d65785d716de63b842b88 } from '../../../editing/LetGo.tsx'
import { UnpublishWithUses as UnpublishWithUses_9021c73d3b182fcbfb0e2adccc2da0be } from '../../../editing/UsedOn.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { DeleteAndLead as DeleteAndLead_66e4245f2c13f643a44e6885c0b316a1 } from '../../../editing/DeleteAndLead.tsx'
import { TitleOfChoice as TitleOfChoice_96cc7d18e9742ed43508c6105e0fdb06 } from '../../../editing/TitleOfChoice.tsx'
import { Mark as Mark_55803bce97ddd40f18612155f2e62665 } from '../../../brand/Mark.tsx'
import { Logo as Logo_55803bce97ddd40f18612155f2e62665 } from '../../../brand/Mark.tsx'
import { DeskLinks as DeskLinks_a2b4098194878ce2f4eeed53f5c7c7f0 } from '../../../desk/DeskLinks.tsx'
import { Dashboard as Dashboard_882248c7fcc9adb316b6b98ab69ee880 } from '../../../dashboard/Dashboard.tsx'
import { SearchBox as SearchBox_1f5b66ecbf82158a71920f2c46fd28ae } from '../../../search/SearchBox.tsx'
import { SearchPage as SearchPage_60bd3375e4ec116aeca8d2b485906677 } from '../../../search/SearchPage.tsx'
import { OrderPage as OrderPage_1159b19f8dbbfc0a6d296484c18d917e } from '../../../desk/OrderPage.tsx'
import { Orders as Orders_3620c0fcd7a0c98f11c31bc0bc2ba89d } from '../../../desk/Orders.tsx'
import { Buyers as Buyers_cce68d275af07f016fb6322e8a0d3e01 } from '../../../desk/Buyers.tsx'
import { LicencePage as LicencePage_54efb450fde45ca660518c9357e67aaf } from '../../../desk/LicencePage.tsx'
import { Licences as Licences_41bdf39cdfc18a2c22c8c56ef9ad9a1e } from '../../../desk/Licences.tsx'
import { SubscriptionPage as SubscriptionPage_0e8a9a8d71b7418ebe45d03d1be5394b } from '../../../desk/SubscriptionPage.tsx'
import { Subscriptions as Subscriptions_49fa0c42b90f41a25b5114258782489c } from '../../../desk/Subscriptions.tsx'
import { OrdersInReview as OrdersInReview_6eebefacde60c5714f4ae923d2ebe7c6 } from '../../../desk/OrdersInReview.tsx'
import { Promotions as Promotions_d2f704f2c64c891a38d3471c681be319 } from '../../../desk/Promotions.tsx'
import { Coupons as Coupons_db580905b2420a81b0d05d9b2d4130a4 } from '../../../desk/Coupons.tsx'
import { LifetimePrices as LifetimePrices_e3c1f76262011fd4b6d1b6e8b568f075 } from '../../../desk/LifetimePrices.tsx'
import { PayRatios as PayRatios_15a3788bf34b5fc29f919cd5a423b59f } from '../../../desk/PayRatios.tsx'
import { ExchangeCodes as ExchangeCodes_3529a083083af65280b469f4a3fcf915 } from '../../../desk/ExchangeCodes.tsx'
import { Roles as Roles_4414b8b89a065f518d9cf0fed07841f2 } from '../../../desk/Roles.tsx'
import { Releases as Releases_52f9fa8c0c1aa89626cf1cfe7831b332 } from '../../../desk/Releases.tsx'
import { SellerSettings as SellerSettings_1d67549b4dec36f3f72928af68388ce6 } from '../../../desk/SellerSettings.tsx'
import { TaxRegistrations as TaxRegistrations_9d8b685b03b59d58b25213b7653ee028 } from '../../../desk/TaxRegistrations.tsx'
import { TaxRates as TaxRates_d87271c7d07c90c5edc42fc36a5c37a6 } from '../../../desk/TaxRates.tsx'
import { ExchangeRates as ExchangeRates_4e58b19dcc3f2e3d246285dbabaaf0c0 } from '../../../books/ExchangeRates.tsx'
import { Webhooks as Webhooks_dc01582c36314507a1bf4dc591c58007 } from '../../../desk/Webhooks.tsx'
import { Sales as Sales_d90f517e439f860cae69356fd7f1aff8 } from '../../../sales/Sales.tsx'
import { Books as Books_3582f79aced3389c9f6c726eead50b84 } from '../../../books/Books.tsx'
import { Cancellations as Cancellations_d8bb7c631a218aa414d9fca04b15b5da } from '../../../desk/Cancellations.tsx'
import { FailedJobs as FailedJobs_f6bedcf0c90ab4f76d50c278e4895ea5 } from '../../../desk/FailedJobs.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/editing/RowLabel.tsx#RowLabel": RowLabel_c21ac04e52aa87da7c79f078bfe6f48b,
  "/editing/Languages.tsx#Languages": Languages_7eda39342c400842035ae7756bfc5aea,
  "/editing/UsedOn.tsx#UsedOn": UsedOn_9021c73d3b182fcbfb0e2adccc2da0be,
  "/editing/LetGo.tsx#LetGo": LetGo_b34be09ff54d65785d716de63b842b88,
  "/editing/UsedOn.tsx#UnpublishWithUses": UnpublishWithUses_9021c73d3b182fcbfb0e2adccc2da0be,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/editing/DeleteAndLead.tsx#DeleteAndLead": DeleteAndLead_66e4245f2c13f643a44e6885c0b316a1,
  "/editing/TitleOfChoice.tsx#TitleOfChoice": TitleOfChoice_96cc7d18e9742ed43508c6105e0fdb06,
  "/brand/Mark.tsx#Mark": Mark_55803bce97ddd40f18612155f2e62665,
  "/brand/Mark.tsx#Logo": Logo_55803bce97ddd40f18612155f2e62665,
  "/desk/DeskLinks.tsx#DeskLinks": DeskLinks_a2b4098194878ce2f4eeed53f5c7c7f0,
  "/dashboard/Dashboard.tsx#Dashboard": Dashboard_882248c7fcc9adb316b6b98ab69ee880,
  "/search/SearchBox.tsx#SearchBox": SearchBox_1f5b66ecbf82158a71920f2c46fd28ae,
  "/search/SearchPage.tsx#SearchPage": SearchPage_60bd3375e4ec116aeca8d2b485906677,
  "/desk/OrderPage.tsx#OrderPage": OrderPage_1159b19f8dbbfc0a6d296484c18d917e,
  "/desk/Orders.tsx#Orders": Orders_3620c0fcd7a0c98f11c31bc0bc2ba89d,
  "/desk/Buyers.tsx#Buyers": Buyers_cce68d275af07f016fb6322e8a0d3e01,
  "/desk/LicencePage.tsx#LicencePage": LicencePage_54efb450fde45ca660518c9357e67aaf,
  "/desk/Licences.tsx#Licences": Licences_41bdf39cdfc18a2c22c8c56ef9ad9a1e,
  "/desk/SubscriptionPage.tsx#SubscriptionPage": SubscriptionPage_0e8a9a8d71b7418ebe45d03d1be5394b,
  "/desk/Subscriptions.tsx#Subscriptions": Subscriptions_49fa0c42b90f41a25b5114258782489c,
  "/desk/OrdersInReview.tsx#OrdersInReview": OrdersInReview_6eebefacde60c5714f4ae923d2ebe7c6,
  "/desk/Promotions.tsx#Promotions": Promotions_d2f704f2c64c891a38d3471c681be319,
  "/desk/Coupons.tsx#Coupons": Coupons_db580905b2420a81b0d05d9b2d4130a4,
  "/desk/LifetimePrices.tsx#LifetimePrices": LifetimePrices_e3c1f76262011fd4b6d1b6e8b568f075,
  "/desk/PayRatios.tsx#PayRatios": PayRatios_15a3788bf34b5fc29f919cd5a423b59f,
  "/desk/ExchangeCodes.tsx#ExchangeCodes": ExchangeCodes_3529a083083af65280b469f4a3fcf915,
  "/desk/Roles.tsx#Roles": Roles_4414b8b89a065f518d9cf0fed07841f2,
  "/desk/Releases.tsx#Releases": Releases_52f9fa8c0c1aa89626cf1cfe7831b332,
  "/desk/SellerSettings.tsx#SellerSettings": SellerSettings_1d67549b4dec36f3f72928af68388ce6,
  "/desk/TaxRegistrations.tsx#TaxRegistrations": TaxRegistrations_9d8b685b03b59d58b25213b7653ee028,
  "/desk/TaxRates.tsx#TaxRates": TaxRates_d87271c7d07c90c5edc42fc36a5c37a6,
  "/books/ExchangeRates.tsx#ExchangeRates": ExchangeRates_4e58b19dcc3f2e3d246285dbabaaf0c0,
  "/desk/Webhooks.tsx#Webhooks": Webhooks_dc01582c36314507a1bf4dc591c58007,
  "/sales/Sales.tsx#Sales": Sales_d90f517e439f860cae69356fd7f1aff8,
  "/books/Books.tsx#Books": Books_3582f79aced3389c9f6c726eead50b84,
  "/desk/Cancellations.tsx#Cancellations": Cancellations_d8bb7c631a218aa414d9fca04b15b5da,
  "/desk/FailedJobs.tsx#FailedJobs": FailedJobs_f6bedcf0c90ab4f76d50c278e4895ea5,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
