/** How an AI tool is written (ruling 39). What is said of types and blocks is the contract's ToolDefinition in short. */
export const TOOLS = `An AI tool is a form whose inputs go to a model with the tool's instructions, and whose answer is laid out in blocks. It is one file, tools/Name.json, sent whole with add_file; it needs no page, entity or code. Its JSON:
{"title","path" (letters, numbers, dashes),"header" (same as title),"description" (one sentence),"fields":[…],"isInputHidden","inputLabel","inputPlaceholder","instructions","blocks":[…],"examples":[{"label","inputs":{"Field name":"value"}}]}
- fields: {"name" (what people read; never change it afterwards, set "label" to rename),"type","required","options":[{"label"}] (select, multiselect),"instructions" (what is to be seen in a photo),"personal","memorize"}. Types: text, long_text, number, boolean, select, multiselect, date, email, phone, link, photo, file. No name twice, none called input. Choose types and options that fit; ask for no more than the result needs.
- isInputHidden: true where the fields are all that is asked; false where people also write a free line, which inputLabel names.
- instructions: what the model is told on each run, with [Field name] exactly where a field's value goes and [input] for the free line. Say who it is for, what to write, how long, in what tone, what to leave out, and that nothing is to be invented.
- blocks: {"id","type","title","instructions"}, one for each part of the answer in its order. Types: text, list, table ("columns"), cards, chart ("chart": bar, line, pie or radar), score (0–100 with reasons), checklist, code, quote, image, json.
- examples: exactly three, different from each other, with values for the fields that can be typed.`;

/** How pages run a tool; what is said of the client is `@/tools` of the kit in short. */
export const TOOLS_IN_PAGES = `Pages run tools, so that a model writes what a person would else type: import { tools } from "@/tools"; tools.run(path, { "Field name": value }, { onPart, signal }) ends with { state: "success" | "error", parts: { [block id]: value }, failure: { message } | null }; a text, list or table is its value. What is refused is thrown, with a message for people and, where inputs are wrong, fields. Photo and file inputs take File objects or addresses of uploads. <ToolForm path="…" onResult={(run) => …} /> from "@/components/ui/tool-form" is a tool's whole form with its answer. Give blocks that code reads ids like names. A button that fills a form's field, with its errors, stop and undo, from "@/components/ui/tool-button":
<ToolButton path="suggest-title" inputs={{ Description: values.description }} part="title" value={values.title} onFill={(title) => set("title", title)}>Suggest a title</ToolButton>
A new tool runs in the preview at once; visitors can run it when the person has activated it in App tools: tell them.`;

/** How pages search the app's data; said where a wish may be one for that. */
export const DATA_IN_PAGES = `The person uploads texts, lists and documents under Data sources. Pages find passages in them: import { search } from "@/search"; await search(question, { items: ["Name of a data item"], limit: 5 }) gives [{ item, text, place: { page, headings, row, address }, score }], best first; [] where nothing fits. What is refused is thrown with a message. Show text with where it stands. Only data whose access the person set to signed-in users or visitors is found: tell them. Answers in sentences come from an AI tool, which reads the app's data by itself.`;

/** Whether a wish may be one for the app's data. */
export const mayWishData = (asked: string): boolean =>
  /\b(?:handbook|manual|documents?|documentation|knowledge|faq|policies|wiki|guide|data sources?|uploaded|handbuch|dokument\p{L}*|wissen\p{L}*|manuel|connaissances|manual(?:es)?|conocimiento|manuale|conoscenz\p{L}*)\b/iu.test(
    asked,
  );

/** Whether a wish may be one for a tool: something that a model writes, whatever it is called. */
export const mayWishTool = (asked: string): boolean =>
  /\b(?:AI|KI|IA)\b|\b(?:suggest|g[eé]n[eé]r|summari[sz]|rewrit|rephras|translat|classif|proofread|brainstorm|vorschl|vorzuschl|zusammenfass|[uü]bersetz|sugg[eé]r|resum|riassum|r[eé]sum|traduc|tradui)\p{L}*/iu.test(
    asked,
  );

/** What an app of tools alone is. */
export const ONLY_TOOLS =
  'This app consists of AI tools alone: all you write is tools/Name.json, never a page, component, entity or row. Its page, form and results are there already.';
