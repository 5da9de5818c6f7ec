import * as m0 from './0000_baseline.ts';
import * as m1 from './20261121_135123_addresses.ts';
import * as m2 from './20261121_141628_staff_login.ts';
import * as m3 from './20261121_144633_articles.ts';
import * as m4 from './20261121_162632_article_figures.ts';
import * as m5 from './20261121_165001_all_types.ts';
import * as m6 from './20261121_170310_product_relations.ts';
import * as m7 from './20261121_171915_article_list.ts';
import * as m8 from './20261121_173941_search.ts';
import * as m9 from './20261121_175836_schedule.ts';
import * as m10 from './20261121_180511_uses_and_missed.ts';
import * as m11 from './20261121_195318_words_changed.ts';
import * as m12 from './20261121_200926_gone_addresses.ts';
import * as m13 from './20261121_202332_amazon_by_language.ts';
import * as m14 from './20261121_225207_product_pages.ts';
import * as m15 from './20261121_234046_promotion_time_zone.ts';
import * as m16 from './20261122_052604_trial_days.ts';
import * as m17 from './20261122_090826_devices_section.ts';
import * as m18 from './20261122_154207_security_sections.ts';
import * as m19 from './20261123_081500_accountant.ts';
import * as m20 from './20261123_122838_last_changes.ts';
import * as m21 from './20261123_161900_changes_of_before.ts';
import * as m22 from './20261123_232229_account_pages_without_pictures.ts';

/** In the order in which they run. */
export const migrations = [
  { name: '0000_baseline', up: m0.up, down: m0.down },
  { name: '20261121_135123_addresses', up: m1.up, down: m1.down },
  { name: '20261121_141628_staff_login', up: m2.up, down: m2.down },
  { name: '20261121_144633_articles', up: m3.up, down: m3.down },
  { name: '20261121_162632_article_figures', up: m4.up, down: m4.down },
  { name: '20261121_165001_all_types', up: m5.up, down: m5.down },
  { name: '20261121_170310_product_relations', up: m6.up, down: m6.down },
  { name: '20261121_171915_article_list', up: m7.up, down: m7.down },
  { name: '20261121_173941_search', up: m8.up, down: m8.down },
  { name: '20261121_175836_schedule', up: m9.up, down: m9.down },
  { name: '20261121_180511_uses_and_missed', up: m10.up, down: m10.down },
  { name: '20261121_195318_words_changed', up: m11.up, down: m11.down },
  { name: '20261121_200926_gone_addresses', up: m12.up, down: m12.down },
  { name: '20261121_202332_amazon_by_language', up: m13.up, down: m13.down },
  { name: '20261121_225207_product_pages', up: m14.up, down: m14.down },
  { name: '20261121_234046_promotion_time_zone', up: m15.up, down: m15.down },
  { name: '20261122_052604_trial_days', up: m16.up, down: m16.down },
  { name: '20261122_090826_devices_section', up: m17.up, down: m17.down },
  { name: '20261122_154207_security_sections', up: m18.up, down: m18.down },
  { name: '20261123_081500_accountant', up: m19.up, down: m19.down },
  { name: '20261123_122838_last_changes', up: m20.up, down: m20.down },
  { name: '20261123_161900_changes_of_before', up: m21.up, down: m21.down },
  { name: '20261123_232229_account_pages_without_pictures', up: m22.up, down: m22.down },
];
