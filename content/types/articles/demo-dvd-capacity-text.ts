/** Before the table. */
export const dvdCapacityText = {
  en: `
## Two layers, one side

A DVD keeps its data in a spiral of pits, read by red light of 650 nanometres. One layer of pits holds 4.7 gigabytes. Most feature films need more room than that, so their discs have a second, half-transparent layer above the first: together 8.5 gigabytes. You may notice the moment when the player moves from one to the other, as a pause of a fraction of a second in the middle of the film.

## Why the computer shows less

The industry counts a gigabyte as 1,000,000,000 bytes. Windows divides by 1,073,741,824 and still writes GB. A disc of 4.7 gigabytes therefore shows up as 4.38. Nothing is missing, and nothing is hidden: only the unit differs. macOS counts as the industry does and shows 4.7.
`,
  de: `
## Zwei Schichten auf einer Seite

Auf einer DVD liegen die Daten als Spirale winziger Vertiefungen, die ein roter Laser mit 650 Nanometern Wellenlänge abtastet. Eine Schicht fasst 4,7 Gigabyte. Den meisten Spielfilmen reicht das nicht. Deshalb haben ihre Discs eine zweite, halbdurchlässige Schicht über der ersten: zusammen 8,5 Gigabyte. Den Wechsel von der einen zur anderen bemerkt man manchmal, wenn der Film mittendrin für den Bruchteil einer Sekunde stockt.

## Warum der Computer weniger anzeigt

Die Hersteller rechnen ein Gigabyte als 1.000.000.000 Byte. Windows teilt durch 1.073.741.824 und schreibt trotzdem GB. Aus 4,7 Gigabyte werden so 4,38. Es fehlt nichts und es ist nichts versteckt, nur die Einheit ist eine andere. macOS rechnet wie die Hersteller und zeigt 4,7 an.
`,
  ja: `
## 片面に2つの記録層

DVDのデータは、らせん状に並んだ微細なくぼみ（ピット）として記録され、波長650 nmの赤いレーザーで読み取られます。1層に入るのは4.7 GBです。多くの長編映画はこれに収まらないため、1層目の上に半透明の2層目を重ねたディスクが使われます。2層を合わせた容量は8.5 GBです。再生中に映像がほんの一瞬止まることがありますが、それはプレーヤーが次の層に切り替わる瞬間です。

## パソコンの表示が小さい理由

メーカーは1 GBを10億バイトとして数えます。一方、Windowsは1,073,741,824バイトで割った値に、同じ「GB」という単位を付けます。そのため、4.7 GBのディスクは4.38 GBと表示されます。データが欠けているわけでも、隠れた領域があるわけでもなく、数え方が違うだけです。macOSはメーカーと同じ数え方なので、4.7 GBと表示されます。
`,
  fr: `
## Deux couches sur une face

Les données d’un DVD forment une spirale de minuscules creux, lue par un laser rouge de 650 nanomètres. Une couche contient 4,7 gigaoctets. La plupart des longs métrages demandent davantage : leur disque possède alors une seconde couche, semi-transparente, au-dessus de la première, soit 8,5 gigaoctets en tout. Le passage de l’une à l’autre se remarque parfois : l’image se fige une fraction de seconde au milieu du film.

## Pourquoi l’ordinateur affiche moins

Pour les fabricants, un gigaoctet vaut 1 000 000 000 d’octets. Windows, lui, divise par 1 073 741 824 et écrit pourtant Go. Un disque de 4,7 gigaoctets apparaît donc avec 4,38. Rien ne manque, rien n’est caché : seule l’unité change. macOS compte comme les fabricants et affiche 4,7.
`,
  zh: `
## 單面雙層

DVD 的資料是一圈圈螺旋排列的微小凹坑，由波長 650 奈米的紅色雷射讀取。一層可存 4.7 GB。多數電影長片放不下，因此光碟會在第一層上方再加一層半透明的記錄層，兩層合計 8.5 GB。播放途中畫面偶爾會停頓不到一秒，那就是播放機正在換層。

## 為什麼電腦顯示得比較少

光碟業者以 1,000,000,000 位元組為 1 GB；Windows 則除以 1,073,741,824，單位卻同樣寫成 GB。因此 4.7 GB 的光碟會顯示為 4.38 GB。資料沒有少，也沒有隱藏空間，只是單位的算法不同。macOS 的算法與業者相同，會顯示 4.7 GB。
`,
};

/** After the table. */
export const dvdFileSizeText = {
  en: `
## How large the file gets

A DVD film may use up to 10.08 megabits each second for picture, sound and subtitles together; 4 to 7 are usual. At 5 megabits, an hour takes 2.25 gigabytes, a film of two hours 4.5. Newer formats need far less for the same picture. With H.264 at 1.5 megabits, the same two hours come to about 1.4 gigabytes; H.265 gets by with less again.

What does not grow is the picture itself. A PAL disc stores 720 × 576 points, an NTSC disc 720 × 480, and no larger file will add detail to that.

## What to keep free

For a copy of a whole disc that you own, where the law of your country allows it, keep 9 gigabytes free on your drive. For a single film as MP4 or MKV, 2 to 3 are enough, plus the same again while the conversion runs. A shelf of a hundred films then fits into about 150 to 250 gigabytes.
`,
  de: `
## Wie groß die Datei wird

Bild, Ton und Untertitel einer Film-DVD dürfen zusammen bis zu 10,08 Megabit pro Sekunde belegen, üblich sind 4 bis 7. Bei 5 Megabit braucht eine Stunde 2,25 Gigabyte, ein Film von zwei Stunden 4,5. Neuere Formate kommen für das gleiche Bild mit viel weniger aus: Mit H.264 und 1,5 Megabit sind dieselben zwei Stunden rund 1,4 Gigabyte groß, mit H.265 noch kleiner.

Was nicht wächst, ist das Bild selbst. Eine PAL-Disc speichert 720 × 576 Bildpunkte, eine NTSC-Disc 720 × 480, und keine noch so große Datei fügt Einzelheiten hinzu.

## Wie viel Platz Sie brauchen

Für die Kopie einer ganzen Disc, die Ihnen gehört, halten Sie 9 Gigabyte frei, sofern das Recht Ihres Landes die Kopie erlaubt. Für einen einzelnen Film als MP4 oder MKV genügen 2 bis 3, während der Umwandlung noch einmal so viel. Ein Regal mit hundert Filmen passt dann auf etwa 150 bis 250 Gigabyte.
`,
  ja: `
## 変換後のファイルの大きさ

DVDの映画では、映像・音声・字幕を合わせて毎秒10.08メガビットまで使えますが、実際には4〜7メガビット程度が一般的です。5メガビットなら1時間で2.25 GB、2時間の映画で4.5 GBになります。新しい形式では、同じ画質をはるかに小さな容量で保存できます。H.264で毎秒1.5メガビットにすると、同じ2時間が約1.4 GBに収まり、H.265ならさらに小さくなります。

ただし、映像そのものの細かさは変わりません。PALのディスクは720×576、日本で使われるNTSCのディスクは720×480の画素で記録されており、ファイルを大きくしても細部が増えることはありません。

## 必要な空き容量

ご自身が所有するディスクを丸ごと保存する場合は、お住まいの国の法律で認められていることを確認したうえで、9 GBの空きを用意してください。映画1本をMP4やMKVにするなら2〜3 GBで足りますが、変換中はさらに同じくらいの空きが必要です。100本の映画なら、およそ150〜250 GBに収まります。
`,
  fr: `
## La taille du fichier

Sur un DVD de film, l’image, le son et les sous-titres peuvent occuper ensemble jusqu’à 10,08 mégabits par seconde ; 4 à 7 sont habituels. À 5 mégabits, une heure prend 2,25 gigaoctets, un film de deux heures 4,5. Les formats récents demandent bien moins pour la même image : en H.264 à 1,5 mégabit, ces deux heures tiennent dans 1,4 gigaoctet environ, et dans moins encore en H.265.

L’image elle-même ne grandit pas. Un disque PAL enregistre 720 × 576 points, un disque NTSC 720 × 480, et aucun fichier plus gros n’y ajoutera de détails.

## La place à prévoir

Pour la copie complète d’un disque qui vous appartient, si la loi de votre pays l’autorise, gardez 9 gigaoctets libres. Pour un seul film en MP4 ou MKV, 2 à 3 suffisent, et autant pendant la conversion. Une étagère de cent films tient alors dans 150 à 250 gigaoctets environ.
`,
  zh: `
## 轉檔後的檔案有多大

DVD 影片的畫面、聲音與字幕合計最高可達每秒 10.08 Mbit，一般約為 4 到 7 Mbit。以 5 Mbit 計算，一小時佔 2.25 GB，兩小時的電影約 4.5 GB。較新的格式只要小得多的容量就能保有相同畫質：以 H.264、每秒 1.5 Mbit 轉檔，同樣兩小時約為 1.4 GB，H.265 還能更小。

畫面本身的細節則不會增加。PAL 光碟的解析度為 720 × 576，台灣使用的 NTSC 光碟為 720 × 480，檔案再大也不會變得更清晰。

## 該預留多少空間

如果要完整備份自己擁有的光碟，請先確認所在國家的法律允許，並預留 9 GB 的空間。若只將一部電影轉成 MP4 或 MKV，2 到 3 GB 就夠了，轉檔期間再多預留同樣的空間。一整櫃一百部電影，大約需要 150 到 250 GB。
`,
};
