import { Prose } from '#design-system/prose';

export default { title: 'design system / Prose' };

const html = `<p>Steengoed wordt mooier van buiten staan. Messing begint geel en eindigt <em>bruin als thee</em>; wie dat niet wil, <a href="#poets">poetst</a>.</p>
<h2>Wat je zelf doet</h2><ul><li>Glas: lauw water.</li><li>Hout: olie, in april.</li></ul>
<h3>In de winter</h3><ol><li>Voet losdraaien.</li><li>Accu eruit.</li></ol>
<blockquote><p>Een lamp die je niet kunt openen, is een lamp die je weggooit.</p></blockquote>
<hr><table><thead><tr><th>Deel</th><th>Materiaal</th></tr></thead><tbody><tr><td>Voet</td><td>Steengoed</td></tr></tbody></table>
<pre><code>IP65</code></pre>`;

export const EverythingAnEditorCanWrite = () => <Prose html={html} />;
export const Quiet = () => <Prose html="<p>Een antwoord, iets stiller.</p>" tone="quiet" />;
export const Wide = () => <Prose html={html} width="wide" />;
