#!/usr/bin/python3
"""A WebKitGTK window without a toolbar and of any size, which WebKitWebDriver controls.

It replaces MiniBrowser, which can't be narrower than 447 px. Environment variables set what WebDriver can't:

PORTAL_RECORDER  a script that runs at the start of each document
PORTAL_REPORTS   a file that gets each message of that script, one per line
PORTAL_MOTION    "reduce" for prefers-reduced-motion
GTK_THEME        "Adwaita:dark" for prefers-color-scheme

To search for text like the browser's find bar, a document posts it to `webkit.messageHandlers.find`.
"""
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

FIND_OPTIONS = WebKit2.FindOptions.CASE_INSENSITIVE | WebKit2.FindOptions.WRAP_AROUND


def create_view(_session):
    manager = WebKit2.UserContentManager()
    for name in ('report', 'find'):
        manager.register_script_message_handler(name)
    with open(os.environ['PORTAL_RECORDER'], encoding='utf8') as recorder:
        manager.add_script(
            WebKit2.UserScript(
                recorder.read(),
                WebKit2.UserContentInjectedFrames.TOP_FRAME,
                WebKit2.UserScriptInjectionTime.START,
                None,
                None,
            )
        )
    view = WebKit2.WebView(
        web_context=context, is_controlled_by_automation=True, user_content_manager=manager
    )
    manager.connect('script-message-received::report', report)
    manager.connect(
        'script-message-received::find',
        lambda _manager, message: view.get_find_controller().search(
            message.get_js_value().to_string(), FIND_OPTIONS, 100
        ),
    )
    settings = view.get_settings()
    settings.set_javascript_can_access_clipboard(True)
    # The virtual screen has no graphics processor, and emulating one would take a third of the tests' time.
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def report(_manager, message):
    with open(os.environ['PORTAL_REPORTS'], 'a', encoding='utf8') as reports:
        reports.write(message.get_js_value().to_string().replace('\n', ' ') + '\n')


def start(_context, session):
    information = WebKit2.ApplicationInfo()
    information.set_name('portal')
    information.set_version(1, 0, 0)
    session.set_application_info(information)
    session.connect('create-web-view', create_view)


Gtk.init(sys.argv)
if os.environ.get('PORTAL_MOTION') == 'reduce':
    Gtk.Settings.get_default().set_property('gtk-enable-animations', False)
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect('automation-started', start)
window = Gtk.Window()
window.set_default_size(1440, 900)
window.connect('destroy', Gtk.main_quit)
Gtk.main()
