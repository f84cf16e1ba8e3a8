/** The page begins here. */
import "./style/index.css";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { begin } from "./app/server.ts";
import { followTheSystem } from "./app/settings.ts";
import { registerServiceWorker } from "./offline/register.ts";

followTheSystem();
begin();
registerServiceWorker();

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
