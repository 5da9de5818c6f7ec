export const regionCodesText = {
  en: `
## Three letters for the world

When a film is released on Blu-ray, the studio decides where the disc should play. For that the world has three parts:

- A: North, Central and South America, Japan, Korea, Taiwan, Hong Kong and South-East Asia
- B: Europe, Africa, the Middle East, Australia and New Zealand
- C: mainland China, Russia, India and the rest of Central and South Asia

The letter stands in a small hexagon or a globe on the back of the case. Many discs carry all three, or no code: they play everywhere. A disc with one letter asks the player for its region and shows a notice when it does not match.

## DVD and 4K UHD are different

DVDs use numbers, and more of them: 1 for the United States and Canada, 2 for Europe and Japan, 3 for Taiwan, Korea and South-East Asia, up to 6 for mainland China. A player for region B therefore says nothing about the DVDs it takes. 4K UHD discs were released without region codes. The ordinary Blu-ray that often lies in the same case may still have one.

## What a region code is not

It is not the television system: whether a DVD is PAL or NTSC is a separate question. It is not the language either. A disc from region A can have German sound, and one from region B can lack it, so look at the list of languages as well.

## Before you buy

Compare the letter on the case with the one in the manual of your player. If they differ, look for the edition of your own region, or for one without a code. Shops abroad name the region in the details of the article; when it is missing, ask. Spindle’s tools are for discs you own, played in a drive that reads them, within the law of your country.
`,
  de: `
## Drei Buchstaben für die Welt

Erscheint ein Film auf Blu-ray, legt das Studio fest, wo die Disc laufen soll. Dafür ist die Welt in drei Teile geteilt:

- A: Nord-, Mittel- und Südamerika, Japan, Korea, Taiwan, Hongkong und Südostasien
- B: Europa, Afrika, der Nahe Osten, Australien und Neuseeland
- C: Festlandchina, Russland, Indien und das übrige Zentral- und Südasien

Der Buchstabe steht in einem kleinen Sechseck oder einer Weltkugel auf der Rückseite der Hülle. Viele Discs tragen alle drei oder gar keinen Code und laufen überall. Eine Disc mit nur einem Buchstaben fragt den Player nach seiner Region und zeigt einen Hinweis, wenn sie nicht passt.

## Bei DVD und 4K UHD ist es anders

DVDs haben Ziffern, und zwar mehr davon: 1 für die USA und Kanada, 2 für Europa und Japan, 3 für Taiwan, Korea und Südostasien, bis hin zur 6 für Festlandchina. Dass ein Player zur Region B gehört, sagt also nichts darüber, welche DVDs er annimmt. 4K-UHD-Discs sind ohne Regionalcode erschienen. Die gewöhnliche Blu-ray, die oft mit in der Hülle liegt, kann trotzdem einen haben.

## Was der Code nicht sagt

Er sagt nichts über die Fernsehnorm: Ob eine DVD in PAL oder NTSC vorliegt, ist eine andere Frage. Auch mit der Sprache hat er nichts zu tun. Eine Disc der Region A kann deutschen Ton haben und eine der Region B keinen. Sehen Sie deshalb auch in die Liste der Sprachen.

## Vor dem Kauf

Vergleichen Sie den Buchstaben auf der Hülle mit dem im Handbuch Ihres Players. Passen sie nicht zusammen, suchen Sie die Ausgabe für Ihre Region oder eine ohne Code. Händler im Ausland nennen die Region in den Artikeldetails; fehlt die Angabe, fragen Sie nach. Die Werkzeuge von Spindle sind für Discs gedacht, die Ihnen gehören und die Ihr Laufwerk liest, im Rahmen des Rechts Ihres Landes.
`,
  ja: `
## 世界を分ける3つの文字

映画がBlu-rayで発売されるとき、どの地域で再生できるようにするかは映画会社が決めます。世界は次の3つに分けられています。

- A：日本、韓国、台湾、香港、東南アジア、南北アメリカ
- B：ヨーロッパ、アフリカ、中東、オーストラリア、ニュージーランド
- C：中国本土、ロシア、インドなど中央アジアと南アジア

文字は、ケース裏面の小さな六角形や地球のマークの中に書かれています。3つすべてが書かれたディスクや、コードのないディスクも多く、これらはどこでも再生できます。1文字だけのディスクはプレーヤーの地域を確認し、一致しない場合はお知らせの画面を表示します。

## DVDや4K UHDとの違い

DVDでは数字が使われ、区分もさらに細かくなります。1はアメリカとカナダ、2は日本とヨーロッパ、3は台湾・韓国・東南アジア、そして6は中国本土です。日本とヨーロッパはDVDでは同じ「2」ですが、Blu-rayでは「A」と「B」に分かれます。4K UHDのディスクは、リージョンコードなしで発売されています。ただし、同じケースに入っている通常のBlu-rayにはコードが付いていることがあります。

## リージョンコードでわからないこと

テレビの方式とは関係ありません。DVDがPALかNTSCかは、別に確認する必要があります。言語とも無関係です。日本と同じ地域Aのディスクでも日本語の音声や字幕がないことがあり、地域Bのディスクに日本語が入っていることもあります。言語の一覧も併せてご確認ください。

## 購入する前に

ケースの文字と、プレーヤーの取扱説明書にある文字を見比べてください。一致しなければ、お住まいの地域向けの版か、コードのない版を探しましょう。海外の通販では商品の詳細に地域が書かれています。見当たらないときは、販売店に問い合わせると確実です。Spindleのツールは、ご自身が所有し、お使いのドライブで読み取れるディスクを、お住まいの国の法律の範囲内で使うためのものです。
`,
  fr: `
## Trois lettres pour le monde

Quand un film sort en Blu-ray, le studio décide où le disque pourra être lu. Le monde est pour cela divisé en trois :

- A : les Amériques, le Japon, la Corée, Taïwan, Hong Kong et l’Asie du Sud-Est
- B : l’Europe, l’Afrique, le Moyen-Orient, l’Australie et la Nouvelle-Zélande
- C : la Chine continentale, la Russie, l’Inde et le reste de l’Asie centrale et du Sud

La lettre figure dans un petit hexagone ou un globe au dos du boîtier. Beaucoup de disques portent les trois lettres, ou aucun code : ils sont lisibles partout. Un disque à une seule lettre demande sa région au lecteur et affiche un message si elle ne correspond pas.

## Le DVD et le 4K UHD sont différents

Les DVD portent des chiffres, et il y en a davantage : 1 pour les États-Unis et le Canada, 2 pour l’Europe et le Japon, 3 pour Taïwan, la Corée et l’Asie du Sud-Est, jusqu’à 6 pour la Chine continentale. Qu’un lecteur soit de région B ne dit donc rien des DVD qu’il accepte. Les disques 4K UHD sont sortis sans code région. Le Blu-ray ordinaire souvent glissé dans le même boîtier peut toutefois en avoir un.

## Ce que le code ne dit pas

Il n’indique pas le standard de télévision : savoir si un DVD est en PAL ou en NTSC est une autre question. Il n’indique pas non plus la langue. Un disque de région A peut proposer une piste française, et un disque de région B ne pas en avoir. Regardez donc aussi la liste des langues.

## Avant d’acheter

Comparez la lettre du boîtier avec celle du mode d’emploi de votre lecteur. Si elles diffèrent, cherchez l’édition de votre région, ou une édition sans code. Les boutiques étrangères indiquent la région dans la fiche de l’article ; si elle manque, posez la question. Les outils de Spindle sont destinés aux disques qui vous appartiennent et que votre lecteur peut lire, dans le respect de la loi de votre pays.
`,
  zh: `
## 用三個字母劃分世界

電影推出藍光光碟時，由片商決定光碟可以在哪些地區播放。全世界分為三區：

- A 區：台灣、香港、日本、韓國、東南亞，以及北美洲、中美洲與南美洲
- B 區：歐洲、非洲、中東、澳洲與紐西蘭
- C 區：中國大陸、俄羅斯、印度，以及中亞與南亞其他地區

這個字母印在外盒背面的小六角形或地球圖案裡。許多光碟同時標示三個字母，或根本沒有區碼，這類光碟在各地都能播放。只標示一個字母的光碟會確認播放機的區域，若不相符，就顯示提示畫面。

## DVD 與 4K UHD 各有不同

DVD 使用數字，而且分得更細：1 是美國與加拿大，2 是歐洲與日本，3 是台灣、韓國與東南亞，一直到 6 的中國大陸。台灣與日本的藍光光碟同屬 A 區，DVD 卻分屬第 3 區與第 2 區，因此不能從藍光的區域推斷 DVD 能否播放。4K UHD 光碟發行時都不設區碼，但同一盒內附的一般藍光光碟仍可能有區碼。

## 區碼不代表什麼

區碼與電視系統無關，DVD 採用 PAL 或 NTSC 是另一回事。區碼也與語言無關：A 區的光碟不一定有中文字幕，B 區的光碟也可能有。購買時請一併查看語言清單。

## 購買之前

請比對外盒上的字母與播放機說明書上的字母。如果不同，可以改找適用您所在地區的版本，或沒有區碼的版本。國外商店通常會在商品資料中註明區域，沒有寫的話，不妨先詢問店家。Spindle 的工具只用於您自己擁有、光碟機可以讀取的光碟，並須符合所在國家的法律。
`,
};
