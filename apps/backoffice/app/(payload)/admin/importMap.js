import { Amount as Amount_04731cf6ca8e45dd3fceebbec5728914 } from '../../../editing/Amount.tsx'
import { RowLabel as RowLabel_c21ac04e52aa87da7c79f078bfe6f48b } from '../../../editing/RowLabel.tsx'
import { Scheduled as Scheduled_7da9db69b1e27b31cdf9ace75f6c192f } from '../../../editing/Scheduled.tsx'
import { Languages as Languages_7eda39342c400842035ae7756bfc5aea } from '../../../editing/Languages.tsx'
import { UsedOn as UsedOn_9021c73d3b182fcbfb0e2adccc2da0be } from '../../../editing/UsedOn.tsx'
import { LetGo as LetGo_b34be09ff54d65785d716de63b842b88 } from '../../../editing/LetGo.tsx'
import { KeepChanges as KeepChanges_30f5f2fdaaadc9fe0bbda0aa8e1e231a } from '../../../editing/KeepChanges.tsx'
import { PublishReadable as PublishReadable_f20f73fd8b847ed25a60d5c472714395 } from '../../../editing/PublishReadable.tsx'
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
import { OwnPassword as OwnPassword_d28317d077cad77432256623e39c9306 } from '../../../editing/OwnPassword.tsx'
import { Mark as Mark_55803bce97ddd40f18612155f2e62665 } from '../../../brand/Mark.tsx'
import { Logo as Logo_55803bce97ddd40f18612155f2e62665 } from '../../../brand/Mark.tsx'
import { DeskLinks as DeskLinks_a2b4098194878ce2f4eeed53f5c7c7f0 } from '../../../desk/DeskLinks.tsx'
import { Dashboard as Dashboard_882248c7fcc9adb316b6b98ab69ee880 } from '../../../dashboard/Dashboard.tsx'
import { DeskStart as DeskStart_7d97cb5e30f90b64da3e86d683e912ef } from '../../../desk/DeskStart.tsx'
import { SecondFactorAtLogIn as SecondFactorAtLogIn_c6076e93469b1bdd051061acecb26426 } from '../../../second-factor/SecondFactorAtLogIn.tsx'
import { SearchBox as SearchBox_1f5b66ecbf82158a71920f2c46fd28ae } from '../../../search/SearchBox.tsx'
import { SayWhyNotScheduled as SayWhyNotScheduled_d7ddf5f73847533e86c1ce1e9f006333 } from '../../../editing/SayWhyNotScheduled.tsx'
import { SearchPage as SearchPage_60bd3375e4ec116aeca8d2b485906677 } from '../../../search/SearchPage.tsx'
import { SecondFactor as SecondFactor_f3ee6ee5b0df555ccbb4dfaca05d1b98 } from '../../../second-factor/SecondFactor.tsx'
import { OrderPage as OrderPage_bb17d7f48a74306a029562dfa8d353b9 } from '../../../desk/orders/OrderPage.tsx'
import { Orders as Orders_474351ce00feff7bfeac7dedd6b71d48 } from '../../../desk/orders/Orders.tsx'
import { Buyers as Buyers_473a9b475adf1b78be7dadf2453ae653 } from '../../../desk/buyers/Buyers.tsx'
import { MemberPage as MemberPage_b7ef3688e342ce93c5e44996c3ddf06d } from '../../../desk/members/MemberPage.tsx'
import { Members as Members_be6aa3ef170bb23e5210680e692ebbd4 } from '../../../desk/members/Members.tsx'
import { LicencePage as LicencePage_86560aec0adfb64c2ee5ce05d19abb10 } from '../../../desk/licences/LicencePage.tsx'
import { Licences as Licences_2d2f0ad9832d5cd6f4a3a8bf7ad428e5 } from '../../../desk/licences/Licences.tsx'
import { SubscriptionPage as SubscriptionPage_dcb44cb82f181928624336c8e14b79db } from '../../../desk/subscriptions/SubscriptionPage.tsx'
import { Subscriptions as Subscriptions_513c56b1ac0af4cb8d232089685f7d68 } from '../../../desk/subscriptions/Subscriptions.tsx'
import { AuditLog as AuditLog_b76b54912017efa1cecae8cf892a7475 } from '../../../desk/audit/AuditLog.tsx'
import { OrdersInReview as OrdersInReview_3e53a0af02eecccf589065cd02265193 } from '../../../desk/review/OrdersInReview.tsx'
import { Promotions as Promotions_05c347750f7138bcda11f08f6ae4f406 } from '../../../desk/prices/Promotions.tsx'
import { Coupons as Coupons_65c37a4edb3661d1ef09e6990e8fd6ec } from '../../../desk/prices/Coupons.tsx'
import { LifetimePrices as LifetimePrices_a1c73e6e872b9be277e2f4f6d0bb5de5 } from '../../../desk/prices/LifetimePrices.tsx'
import { PriceChanges as PriceChanges_ce74fcf3ebdf0945d4a806ef3810b3a4 } from '../../../desk/prices/PriceChanges.tsx'
import { PayRatios as PayRatios_df0ad9ee4fe7fb2e95dd8dccc9e869b2 } from '../../../desk/prices/PayRatios.tsx'
import { ExchangeCodes as ExchangeCodes_4501aa6124b890e3a02768f6d34ca74d } from '../../../desk/exchange-codes/ExchangeCodes.tsx'
import { Roles as Roles_6a65592e8bc7cde35c7057f56e5b7369 } from '../../../desk/settings/Roles.tsx'
import { Releases as Releases_5ab359ddef46a4342d6ea8c3ad11cd21 } from '../../../desk/releases/Releases.tsx'
import { SellerSettings as SellerSettings_1247276d412bad8b01132355c8003b1b } from '../../../desk/settings/SellerSettings.tsx'
import { TaxRegistrations as TaxRegistrations_c5732896439a8bd5099fd12f6652ff26 } from '../../../desk/tax/TaxRegistrations.tsx'
import { TaxRates as TaxRates_b8bfb5c7c99701aed0def575d0727e2b } from '../../../desk/tax/TaxRates.tsx'
import { ExchangeRates as ExchangeRates_4e58b19dcc3f2e3d246285dbabaaf0c0 } from '../../../books/ExchangeRates.tsx'
import { Webhooks as Webhooks_450b42793c7fd57e22b6012bb928dad9 } from '../../../desk/settings/Webhooks.tsx'
import { Sales as Sales_d90f517e439f860cae69356fd7f1aff8 } from '../../../sales/Sales.tsx'
import { Books as Books_3582f79aced3389c9f6c726eead50b84 } from '../../../books/Books.tsx'
import { Cancellations as Cancellations_a227624189feecf1a841376fe4ad60b6 } from '../../../desk/subscriptions/Cancellations.tsx'
import { FailedJobs as FailedJobs_ad79bf39fee84ada051af93c5c3af2d5 } from '../../../desk/failures/FailedJobs.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/editing/Amount.tsx#Amount": Amount_04731cf6ca8e45dd3fceebbec5728914,
  "/editing/RowLabel.tsx#RowLabel": RowLabel_c21ac04e52aa87da7c79f078bfe6f48b,
  "/editing/Scheduled.tsx#Scheduled": Scheduled_7da9db69b1e27b31cdf9ace75f6c192f,
  "/editing/Languages.tsx#Languages": Languages_7eda39342c400842035ae7756bfc5aea,
  "/editing/UsedOn.tsx#UsedOn": UsedOn_9021c73d3b182fcbfb0e2adccc2da0be,
  "/editing/LetGo.tsx#LetGo": LetGo_b34be09ff54d65785d716de63b842b88,
  "/editing/KeepChanges.tsx#KeepChanges": KeepChanges_30f5f2fdaaadc9fe0bbda0aa8e1e231a,
  "/editing/PublishReadable.tsx#PublishReadable": PublishReadable_f20f73fd8b847ed25a60d5c472714395,
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
  "/editing/OwnPassword.tsx#OwnPassword": OwnPassword_d28317d077cad77432256623e39c9306,
  "/brand/Mark.tsx#Mark": Mark_55803bce97ddd40f18612155f2e62665,
  "/brand/Mark.tsx#Logo": Logo_55803bce97ddd40f18612155f2e62665,
  "/desk/DeskLinks.tsx#DeskLinks": DeskLinks_a2b4098194878ce2f4eeed53f5c7c7f0,
  "/dashboard/Dashboard.tsx#Dashboard": Dashboard_882248c7fcc9adb316b6b98ab69ee880,
  "/desk/DeskStart.tsx#DeskStart": DeskStart_7d97cb5e30f90b64da3e86d683e912ef,
  "/second-factor/SecondFactorAtLogIn.tsx#SecondFactorAtLogIn": SecondFactorAtLogIn_c6076e93469b1bdd051061acecb26426,
  "/search/SearchBox.tsx#SearchBox": SearchBox_1f5b66ecbf82158a71920f2c46fd28ae,
  "/editing/SayWhyNotScheduled.tsx#SayWhyNotScheduled": SayWhyNotScheduled_d7ddf5f73847533e86c1ce1e9f006333,
  "/search/SearchPage.tsx#SearchPage": SearchPage_60bd3375e4ec116aeca8d2b485906677,
  "/second-factor/SecondFactor.tsx#SecondFactor": SecondFactor_f3ee6ee5b0df555ccbb4dfaca05d1b98,
  "/desk/orders/OrderPage.tsx#OrderPage": OrderPage_bb17d7f48a74306a029562dfa8d353b9,
  "/desk/orders/Orders.tsx#Orders": Orders_474351ce00feff7bfeac7dedd6b71d48,
  "/desk/buyers/Buyers.tsx#Buyers": Buyers_473a9b475adf1b78be7dadf2453ae653,
  "/desk/members/MemberPage.tsx#MemberPage": MemberPage_b7ef3688e342ce93c5e44996c3ddf06d,
  "/desk/members/Members.tsx#Members": Members_be6aa3ef170bb23e5210680e692ebbd4,
  "/desk/licences/LicencePage.tsx#LicencePage": LicencePage_86560aec0adfb64c2ee5ce05d19abb10,
  "/desk/licences/Licences.tsx#Licences": Licences_2d2f0ad9832d5cd6f4a3a8bf7ad428e5,
  "/desk/subscriptions/SubscriptionPage.tsx#SubscriptionPage": SubscriptionPage_dcb44cb82f181928624336c8e14b79db,
  "/desk/subscriptions/Subscriptions.tsx#Subscriptions": Subscriptions_513c56b1ac0af4cb8d232089685f7d68,
  "/desk/audit/AuditLog.tsx#AuditLog": AuditLog_b76b54912017efa1cecae8cf892a7475,
  "/desk/review/OrdersInReview.tsx#OrdersInReview": OrdersInReview_3e53a0af02eecccf589065cd02265193,
  "/desk/prices/Promotions.tsx#Promotions": Promotions_05c347750f7138bcda11f08f6ae4f406,
  "/desk/prices/Coupons.tsx#Coupons": Coupons_65c37a4edb3661d1ef09e6990e8fd6ec,
  "/desk/prices/LifetimePrices.tsx#LifetimePrices": LifetimePrices_a1c73e6e872b9be277e2f4f6d0bb5de5,
  "/desk/prices/PriceChanges.tsx#PriceChanges": PriceChanges_ce74fcf3ebdf0945d4a806ef3810b3a4,
  "/desk/prices/PayRatios.tsx#PayRatios": PayRatios_df0ad9ee4fe7fb2e95dd8dccc9e869b2,
  "/desk/exchange-codes/ExchangeCodes.tsx#ExchangeCodes": ExchangeCodes_4501aa6124b890e3a02768f6d34ca74d,
  "/desk/settings/Roles.tsx#Roles": Roles_6a65592e8bc7cde35c7057f56e5b7369,
  "/desk/releases/Releases.tsx#Releases": Releases_5ab359ddef46a4342d6ea8c3ad11cd21,
  "/desk/settings/SellerSettings.tsx#SellerSettings": SellerSettings_1247276d412bad8b01132355c8003b1b,
  "/desk/tax/TaxRegistrations.tsx#TaxRegistrations": TaxRegistrations_c5732896439a8bd5099fd12f6652ff26,
  "/desk/tax/TaxRates.tsx#TaxRates": TaxRates_b8bfb5c7c99701aed0def575d0727e2b,
  "/books/ExchangeRates.tsx#ExchangeRates": ExchangeRates_4e58b19dcc3f2e3d246285dbabaaf0c0,
  "/desk/settings/Webhooks.tsx#Webhooks": Webhooks_450b42793c7fd57e22b6012bb928dad9,
  "/sales/Sales.tsx#Sales": Sales_d90f517e439f860cae69356fd7f1aff8,
  "/books/Books.tsx#Books": Books_3582f79aced3389c9f6c726eead50b84,
  "/desk/subscriptions/Cancellations.tsx#Cancellations": Cancellations_a227624189feecf1a841376fe4ad60b6,
  "/desk/failures/FailedJobs.tsx#FailedJobs": FailedJobs_ad79bf39fee84ada051af93c5c3af2d5,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
