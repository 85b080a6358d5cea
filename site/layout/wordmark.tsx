import * as styles from './wordmark.css.ts';

/** The ampersand from Fraunces Italic, which the subset font of the page does not contain. */
const AMPERSAND =
  'M29 126L122 51Q127 47 130 44Q133 40 134 36Q136 32 136 28Q136 24 134 21Q133 18 131 16Q130 13 130 10Q130 6 133 3Q136 0 141 0Q146 0 150 4Q154 8 154 16Q154 24 151 31Q148 37 142 44Q136 51 127 59L36 132Q28 138 24 143Q20 148 18 153Q17 158 16 163Q16 167 18 170Q20 172 22 175Q24 177 23 181Q23 185 20 188Q17 190 13 190Q7 190 4 186Q0 182 0 173Q0 161 7 149Q14 138 29 126ZM108 115Q108 112 107 109Q106 107 106 105Q105 103 105 100Q105 97 107 94Q108 92 111 90Q113 88 117 88Q122 88 126 92Q129 96 129 103Q129 112 125 121Q121 130 114 137Q107 144 96 148Q86 152 72 152Q55 152 43 146Q32 139 27 126Q22 114 25 96Q27 84 32 74Q38 64 46 56Q54 49 64 45Q74 41 86 41Q95 41 103 44Q110 47 114 53Q118 59 118 66Q118 70 116 73Q114 76 110 77Q107 77 102 79Q98 81 91 86Q93 82 94 78Q95 74 95 70Q95 60 92 55Q88 50 81 50Q73 50 66 56Q60 62 55 72Q50 82 48 95Q46 111 49 122Q52 132 59 137Q67 142 78 142Q84 142 89 140Q94 138 99 134Q103 130 105 125Q108 120 108 115Z';

/** The name of the brand with an ampersand in the accent colour. The link around it has the accessible name. */
export function Wordmark({ name }: { name: string }) {
  const [before = name, after] = name.split('&');
  return (
    <span className={styles.word}>
      {before}
      {after !== undefined && (
        <svg className={styles.ampersand} viewBox="0 0 154 191" aria-hidden="true">
          <path d={AMPERSAND} />
        </svg>
      )}
      {after}
    </span>
  );
}
