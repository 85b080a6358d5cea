import { Prose } from '#design-system/prose';

export default { title: 'design system / Prose' };

const html = `<p>Stoneware improves outdoors. Brass starts yellow and ends <em>brown like tea</em>, unless you <a href="#polish">polish it</a>.</p>
<h2>Care</h2><ul><li>Glass: lukewarm water.</li><li>Wood: oil, in April.</li></ul>
<h3>In winter</h3><ol><li>Unscrew the base.</li><li>Remove the battery.</li></ol>
<blockquote><p>Every lamp can be opened and repaired.</p></blockquote>
<hr><table><thead><tr><th>Part</th><th>Material</th></tr></thead><tbody><tr><td>Base</td><td>Stoneware</td></tr></tbody></table>
<pre><code>IP65</code></pre>`;

export const AllElements = () => <Prose html={html} />;
export const Quiet = () => <Prose html="<p>A quiet answer.</p>" tone="quiet" />;
export const Wide = () => <Prose html={html} width="wide" />;
